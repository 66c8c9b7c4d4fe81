import type { Plugin } from 'vite';
import { FOREVER, HASHED } from './caching.ts';
import { securityHeaders } from './security-headers.ts';

const block = (pattern: string, headers: Record<string, string>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** Only for hosts: it must not be sent over plain HTTP, which the embedded server speaks. */
const HTTPS_FOR_A_YEAR = { 'strict-transport-security': 'max-age=31536000' };

/** The headers of a static host, in the format of Netlify and Cloudflare Pages. */
export const hostHeaders = (backend?: string): string =>
  [
    block('/*', { ...securityHeaders(backend), ...HTTPS_FOR_A_YEAR }),
    block(`${HASHED}*`, { 'cache-control': FOREVER }),
  ].join('\n');

/** Writes the headers file of a build. */
export const headersForHosts = (): Plugin => ({
  name: 'headers-for-hosts',
  apply: 'build',
  generateBundle() {
    const source = hostHeaders(process.env['VITE_SUPABASE_URL']);
    this.emitFile({ type: 'asset', fileName: '_headers', source });
  },
});
