import type { Language } from '../_shared/language.ts';
import { WORDS } from './words.ts';

const STYLE = `:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
  body { max-width: 32rem; margin: 12vh auto; padding: 0 1.25rem; }
  h1 { font-size: 1.4rem; font-weight: 600; }
  button { font: inherit; min-height: 3rem; padding: .5rem 1.25rem; border: 0; border-radius: .5rem; cursor: pointer;
    background: #b91c1c; color: #fff; }`;

function page(status: number, language: Language, title: string, body: string): Response {
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

export function confirmPage(language: Language): Response {
  const { title, lost, act, keep } = WORDS[language].confirm;
  const form = `<form method="post"><button>${act}</button></form>`;
  return page(200, language, title, `<p>${lost}</p>${form}<p>${keep}</p>`);
}

export function donePage(language: Language): Response {
  const { title, close } = WORDS[language].done;
  return page(200, language, title, `<p>${close}</p>`);
}

export function expiredPage(language: Language): Response {
  const { title, again } = WORDS[language].expired;
  return page(403, language, title, `<p>${again}</p>`);
}
