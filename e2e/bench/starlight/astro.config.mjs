import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://starlight.example',
  integrations: [
    starlight({
      title: 'Plakoto, Tapa, Mahbusa',
      defaultLocale: 'en',
      locales: {
        bg: { label: 'Български' },
        de: { label: 'Deutsch' },
        en: { label: 'English' },
        ro: { label: 'Română' },
        ru: { label: 'Русский' },
      },
    }),
  ],
});
