import { escapeHtml } from '../http/html.ts';
import { WORDS } from './words.ts';
import type { Language } from './words.ts';
import type { Words, Wording } from './words/wording.ts';

/** The content of a mail, before it is put into words. */
export type Letter =
  | { kind: 'signup'; link: string; code: string }
  | { kind: 'recovery'; link: string; code: string }
  | { kind: 'email_change_current'; link: string; code: string; newEmail: string }
  | { kind: 'email_change_new'; link: string; code: string; oldEmail: string }
  | { kind: 'password_changed' }
  | { kind: 'passkey_added' };

/** A mail written inside the transaction and sent after it. */
export interface Outgoing {
  to: string;
  language: Language;
  letter: Letter;
}

function wordingOf(letter: Letter, words: Words, product: string): Wording {
  if (letter.kind === 'email_change_current') return words[letter.kind](product, letter.newEmail);
  if (letter.kind === 'email_change_new') return words[letter.kind](product, letter.oldEmail);
  return words[letter.kind](product);
}

const BODY_STYLE =
  'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1a202c;max-width:32rem;margin:0 auto;padding:24px';
const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#276749;color:#ffffff;text-decoration:none;font-weight:bold';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function asHtml(wording: Wording, link: string | null, language: Language, product: string): string {
  const action =
    link && wording.button
      ? `<p><a href="${escapeHtml(link)}" style="${BUTTON_STYLE}">${escapeHtml(wording.button)}</a></p>`
      : '';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(wording.subject)}</title></head>`,
    `<body style="${BODY_STYLE}"><h1 style="font-size:22px">${escapeHtml(wording.heading)}</h1>`,
    ...wording.before.map(paragraph),
    action,
    ...wording.after.map(paragraph),
    `<p style="color:#4a5568">${escapeHtml(product)}</p></body></html>`,
  ].join('\n');
}

export function composeMail(
  { letter, language }: Outgoing,
  product: string,
): { subject: string; text: string; html: string } {
  const words = WORDS[language];
  const around = wordingOf(letter, words, product);
  const [link, aboutLink] = 'link' in letter ? [letter.link, [words.code(letter.code), words.linkLife]] : [null, []];
  const wording = { ...around, after: [...aboutLink, ...around.after] };
  const { subject, heading, before, button, after } = wording;
  const parts = [heading, ...before, ...(link ? [`${button}:\n${link}`] : []), ...after, product];
  return { subject, text: `${parts.join('\n\n')}\n`, html: asHtml(wording, link, language, product) };
}
