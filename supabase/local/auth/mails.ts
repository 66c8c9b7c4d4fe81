import { escapeHtml } from '../http/html.ts';

/** What a mail of this part says, before it is put into words. */
export type Letter =
  | { kind: 'signup'; link: string; code: string }
  | { kind: 'recovery'; link: string; code: string }
  | { kind: 'email_change_current'; link: string; code: string; newEmail: string }
  | { kind: 'email_change_new'; link: string; code: string; oldEmail: string }
  | { kind: 'password_changed' };

interface Words {
  subject: string;
  heading: string;
  before: string[];
  button?: string;
  after: string[];
}

const IGNORE = 'If you did not ask for this, you can ignore this mail and nothing will happen.';
const LINK_LIFE = 'The link works once and for one hour.';

function changeWords(letter: Extract<Letter, { kind: `email_change_${string}` }>, product: string): Words {
  if (letter.kind === 'email_change_current') {
    return {
      subject: `Confirm the change of your ${product} address`,
      heading: 'Your address is about to change',
      before: [
        `Your ${product} account is to move from this address to ${letter.newEmail}.`,
        'Please confirm here that you want this. The new address has to confirm it too, with the mail we sent there.',
      ],
      button: 'Confirm the change',
      after: [
        LINK_LIFE,
        'If you did not ask for this, do not confirm it, and change your password: somebody may know it.',
      ],
    };
  }
  return {
    subject: `Confirm your new ${product} address`,
    heading: 'Confirm your new address',
    before: [
      `The ${product} account of ${letter.oldEmail} is to move to this address.`,
      'Please confirm here that it is yours. The old address has to confirm the change too.',
    ],
    button: 'Confirm my new address',
    after: [LINK_LIFE, IGNORE],
  };
}

function wordsOf(letter: Letter, product: string): Words {
  if (letter.kind === 'signup') {
    return {
      subject: `Confirm your ${product} account`,
      heading: `Welcome to ${product}`,
      before: ['Thank you for signing up. Please confirm that this address is yours, and your account is ready.'],
      button: 'Confirm my address',
      after: [
        LINK_LIFE,
        'If you did not sign up, you can ignore this mail: the account stays closed until you confirm it.',
      ],
    };
  }
  if (letter.kind === 'recovery') {
    return {
      subject: `Reset your ${product} password`,
      heading: 'Reset your password',
      before: [`Somebody asked for a new password for your ${product} account. If it was you, choose one here.`],
      button: 'Choose a new password',
      after: [LINK_LIFE, 'If it was not you, you can ignore this mail: your password stays as it is.'],
    };
  }
  if (letter.kind !== 'password_changed') return changeWords(letter, product);
  return {
    subject: `Your ${product} password was changed`,
    heading: 'Your password was changed',
    before: [`The password of your ${product} account was just changed, and your other devices were signed out.`],
    after: ['If it was not you, ask for a new password on the sign-in page at once.'],
  };
}

const BODY_STYLE =
  'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1a202c;max-width:32rem;margin:0 auto;padding:24px';
const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#276749;color:#ffffff;text-decoration:none;font-weight:bold';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function asHtml(words: Words, sentences: string[], link: string | null, product: string): string {
  const action =
    link && words.button
      ? `<p><a href="${escapeHtml(link)}" style="${BUTTON_STYLE}">${escapeHtml(words.button)}</a></p>`
      : '';
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(words.subject)}</title></head>`,
    `<body style="${BODY_STYLE}"><h1 style="font-size:22px">${escapeHtml(words.heading)}</h1>`,
    ...words.before.map(paragraph),
    action,
    ...sentences.map(paragraph),
    `<p style="color:#4a5568">${escapeHtml(product)}</p></body></html>`,
  ].join('\n');
}

export function composeMail(letter: Letter, product: string): { subject: string; text: string; html: string } {
  const words = wordsOf(letter, product);
  const [link, code] = letter.kind === 'password_changed' ? [null, null] : [letter.link, letter.code];
  const sentences = code ? [`If you are asked for a code, it is ${code}.`, ...words.after] : words.after;
  const parts = [words.heading, ...words.before, ...(link ? [`${words.button}:\n${link}`] : []), ...sentences, product];
  return { subject: words.subject, text: `${parts.join('\n\n')}\n`, html: asHtml(words, sentences, link, product) };
}
