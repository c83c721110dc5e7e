/**
 * Where the site stands unless a caller says otherwise, without a slash at the end. `npm run package` writes the address
 * that `SITE_URL` names into the package.
 */
export const SITE: string = 'https://plakoto.example';
