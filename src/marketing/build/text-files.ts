import { APP_PATHS, PUBLIC_PATHS } from '#src/lib/paths.ts';
import { absolute } from '../head/addresses.ts';

export function sitemap(): string {
  const urls = PUBLIC_PATHS.map((path) => `  <url><loc>${absolute(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** The app's addresses have nothing to read without an account. */
export function robots(): string {
  const rules = APP_PATHS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
}

const SHELL = '/app';

/** For static hosts and the embedded server: every address of the app is answered with its one document. */
export function redirects(): string {
  return APP_PATHS.map((path) => `${path} ${SHELL} 200\n${path}/* ${SHELL} 200\n`).join('');
}
