import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { linksOf } from './links.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface CaughtMail extends Mail {
  id: string;
  at: string;
  links: string[];
}

/** Receives every mail of the stack instead of the network. */
export interface Mailbox {
  deliver(mail: Mail): Promise<void>;
  /** Newest first; of one address where one is given. */
  all(to?: string): CaughtMail[];
}

const KEPT = 500;

function readMails(file: string): CaughtMail[] {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
  const mails = lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as CaughtMail];
    } catch {
      // A line cut off by a crash.
      return [];
    }
  });
  return mails.slice(-KEPT).toReversed();
}

/** One JSON line a mail, trimmed to the newest at each start. */
function openFile(file: string): { mails: CaughtMail[]; append: (mail: CaughtMail) => Promise<void> } {
  const mails = readMails(file);
  mkdirSync(path.dirname(file), { recursive: true });
  const kept = mails.toReversed().map((mail) => `${JSON.stringify(mail)}\n`);
  writeFileSync(`${file}.new`, kept.join(''));
  renameSync(`${file}.new`, file);
  return { mails, append: (mail) => appendFile(file, `${JSON.stringify(mail)}\n`) };
}

/** Mails survive the process in `file`; without one they live in memory. */
export function createMailbox(file: string | null = null): Mailbox {
  const { mails, append } = file === null ? { mails: [], append: async () => {} } : openFile(file);
  return {
    async deliver({ to, subject, text, html }) {
      const mail = { id: crypto.randomUUID(), at: new Date().toISOString(), to, subject, text, html };
      const caught = { ...mail, links: linksOf(mail) };
      mails.unshift(caught);
      mails.length = Math.min(mails.length, KEPT);
      await append(caught);
    },
    all: (to) => (to === undefined ? [...mails] : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())),
  };
}
