// @ts-types="npm:@types/nodemailer@8.0.2"
import { createTransport } from 'nodemailer';
import { env, needed } from './env.ts';
import type { Language } from './language.ts';

export interface Letter {
  to: string;
  /** English where missing. */
  language?: Language;
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
}

const PATIENCE_MS = 10_000;
const IMPLICIT_TLS = 465;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

function textOf({ paragraphs, action }: Letter): string {
  return [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : [])].join('\n\n');
}

function htmlOf({ language = 'en', subject, paragraphs, action }: Letter): string {
  const written = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const button = action
    ? `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;` +
      `background:#14532d;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c1917;background:#ffffff">
<div style="max-width:34rem;margin:0 auto">${written}${button}</div></body></html>`;
}

export async function sendMail(letter: Letter): Promise<void> {
  const port = Number(env('SMTP_PORT') ?? IMPLICIT_TLS);
  const user = env('SMTP_USER');
  const transport = createTransport({
    host: needed('SMTP_HOST'),
    port,
    secure: port === IMPLICIT_TLS,
    ...(user ? { auth: { user, pass: env('SMTP_PASS') ?? '' } } : {}),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    const { to, subject } = letter;
    await transport.sendMail({
      from: needed('SMTP_SENDER'),
      to: { name: '', address: to },
      subject,
      text: textOf(letter),
      html: htmlOf(letter),
    });
  } finally {
    transport.close();
  }
}
