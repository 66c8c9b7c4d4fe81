import type { Handler, StackContext } from '../context.ts';
import { json, notFound } from '../http/answers.ts';
import { escapeHtml } from '../http/html.ts';
import { isLoopback } from '../http/local-pages.ts';
import type { CaughtMail } from './mailbox.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.4rem; font-weight: 600; overflow-wrap: anywhere; }
  h2 { font-size: 1.1rem; font-weight: 600; }
  a { color: inherit; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); padding: .75rem 0; overflow-wrap: anywhere; }
  li > a { display: block; font-weight: 600; text-decoration: none; }
  .quiet { opacity: .7; font-size: .9rem; }
  iframe { width: 100%; min-height: 26rem; border: 0; border-radius: .5rem; background: #fff; color-scheme: light; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }`;

// Nothing in a mail may run or make requests; the frame inherits this.
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'`;

const when = (at: string): string => `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;

function page(title: string, body: string): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body>${body}</body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });
}

function listPage(mails: CaughtMail[]): Response {
  const rows = mails.map(
    ({ id, subject, to, at }) =>
      `<li><a href="/_mail?id=${id}">${escapeHtml(subject || '(no subject)')}</a>
       <span class="quiet">to ${escapeHtml(to)} · ${when(at)}</span></li>`,
  );
  const body = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p class="quiet">No mail yet.</p>';
  return page('Mailbox', `<main><h1>Mailbox</h1><p class="quiet">Mails end here and go no further.</p>${body}</main>`);
}

function mailPage(mail: CaughtMail): Response {
  const links = mail.links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`);
  const frame = `<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>`;
  return page(
    mail.subject,
    `<p><a href="/_mail">All mails</a></p><main><h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
     <p class="quiet">to ${escapeHtml(mail.to)} · ${when(mail.at)}</p>
     ${mail.html ? frame : `<pre>${escapeHtml(mail.text)}</pre>`}
     ${links.length > 0 ? `<h2>Links</h2><ul>${links.join('')}</ul>` : ''}</main>`,
  );
}

/** `/_mail` for people and `/_mail.json` for tests: the caught mails. */
export function createMailPages(context: StackContext): Handler {
  return async (request, peer) => {
    if (!isLoopback(context, request, peer)) return notFound();
    const { pathname, searchParams } = new URL(request.url);
    const mails = context.mailbox.all(searchParams.get('to') ?? undefined);
    if (pathname === '/_mail.json') return json(200, mails, { 'cache-control': 'no-store' });
    const id = searchParams.get('id');
    if (id === null) return listPage(mails);
    const mail = mails.find((each) => each.id === id);
    return mail ? mailPage(mail) : notFound();
  };
}
