export interface Mail {
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

/** Where every mail of the stack ends, instead of on the network. */
export interface Mailbox {
  deliver(mail: Mail): Promise<void>;
  all(to?: string): CaughtMail[];
}

const LINK = /https?:\/\/[^\s"'<>)]+/g;
const KEPT = 500;

export function createMailbox(): Mailbox {
  const mails: CaughtMail[] = [];
  return {
    async deliver(mail) {
      const links = [...new Set(mail.text.match(LINK) ?? [])];
      mails.unshift({ ...mail, id: crypto.randomUUID(), at: new Date().toISOString(), links });
      mails.length = Math.min(mails.length, KEPT);
    },
    all: (to) => (to === undefined ? [...mails] : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())),
  };
}
