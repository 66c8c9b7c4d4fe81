import { escapeHtml } from '../http/html.ts';
import type { Transaction } from './transactions.ts';

/** How a payment ends here, and what the gateway then says of it. */
export const ENDS = {
  success: 'Pay',
  failed: 'Let it fail',
  abandoned: 'Go back without paying',
  twice: 'Pay; the message comes twice',
  late: 'Pay; the message comes half a minute late',
  lost: 'Pay; the message is lost',
  forged: 'Do not pay; somebody forges the message',
  other: 'Pay half of it',
  refusing: 'Pay; the bank refuses the card the next time',
} as const;

export type End = keyof typeof ENDS;

/** What the person's bank does with what was paid. */
export const CLAIMS = {
  dispute: 'Have the bank want it back',
  again: 'The first message of it comes again',
  lost: 'The bank gives it back',
  unanswered: 'Nobody answers it in time',
  won: 'The bank leaves it with the house',
} as const;

export type Claim = keyof typeof CLAIMS;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 24rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.4rem; font-weight: 600; }
  form, fieldset { display: grid; gap: .75rem; }
  fieldset { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem; }
  button { font: inherit; min-height: 3rem; border-radius: .5rem; border: 1px solid; background: none; color: inherit; cursor: pointer; }
  button[value=success] { background: #0f5c48; border-color: #0f5c48; color: #fff; font-weight: 600; }
  .quiet { opacity: .75; font-size: .9rem; }`;

const CHANNELS = { card: 'Card', bank_transfer: 'Bank transfer', ussd: 'USSD' };

const channel = ([value, label]: [string, string], n: number): string =>
  `<label><input type="radio" name="channel" value="${value}"${n === 0 ? ' checked' : ''}> ${label}</label>`;
const button = ([value, label]: [string, string]): string => `<button name="end" value="${value}">${label}</button>`;

const naira = (kobo: number): string =>
  new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' }).format(kobo / 100);

/** The gateway's page, where the person says how it ends. */
export function payPage({ amount, email, reference, status, callbackUrl }: Transaction): Response {
  const isPaid = status === 'success';
  const title = `Pay ${naira(amount)}`;
  const form = `<form method="post"><fieldset><legend>By</legend>${Object.entries(CHANNELS).map(channel).join('')}</fieldset>
    ${Object.entries(ENDS).map(button).join('')}</form>`;
  const claims = `<p>This is paid.</p><form method="post">${Object.entries(CLAIMS).map(button).join('')}</form>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body><main>
<h1>${title}</h1><p class="quiet">${escapeHtml(email)}<br>${escapeHtml(reference)}</p>
<p class="quiet">This stands in for the payment gateway. No money moves.</p>
${isPaid ? claims : form}</main></body></html>`;
  const { origin } = new URL(callbackUrl);
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' ${origin}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}
