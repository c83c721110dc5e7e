import { remember } from './remember.ts';

/** The theme switch. What was chosen is remembered where storage allows; elsewhere it holds for this page. */
const root = document.documentElement;

export function wireTheme(): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=theme]')) {
    // The head's script has set the theme before; also overrules what the browser put back into the form.
    choice.checked = choice.value === (root.dataset['theme'] ?? '');
    choice.addEventListener('change', () => {
      root.dataset['theme'] = choice.value;
      remember('theme', choice.value);
    });
  }
}
