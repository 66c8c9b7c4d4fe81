import type { StackContext } from '../context.ts';
import { AuthFault } from './faults.ts';
import { PEOPLE_OF_AN_ADDRESS, createCounter } from './limits.ts';
import { composeMail } from './mails.ts';
import type { Letter, Outgoing } from './mails.ts';

/** Sends this part's mails and limits how many each address gets. */
export interface Post {
  /** Reserves one mail to `address`, even if nobody has that mailbox: a refusal must not reveal it. */
  reserve(kind: Letter['kind'], email: string, address: string): void;
  send(mail: Outgoing): Promise<void>;
  /** For news nobody asked for: skipped where the address has had enough. */
  notify(mail: Outgoing): Promise<void>;
}

const TOO_MANY_MAILS = new AuthFault(429, 'over_email_send_rate_limit', 'email rate limit exceeded');

export function createPost({ settings, mailbox, log }: StackContext): Post {
  const { limits, mailIntervalSeconds } = settings;
  const toMailbox = createCounter(limits.mails, limits.windowSeconds);
  const askedBy = createCounter(limits.mails * PEOPLE_OF_AN_ADDRESS, limits.windowSeconds);
  // Strangers may use at most half of a mailbox's mails, so that its owner can still ask for some.
  const askedByFor = createCounter(Math.ceil(limits.mails / 2), limits.windowSeconds);
  // Apart, so that nobody uses up a mailbox's mails to keep from its owner what he did.
  const news = createCounter(limits.mails, limits.windowSeconds);
  const spacing = createCounter(1, mailIntervalSeconds);

  async function send(mail: Outgoing): Promise<void> {
    try {
      await mailbox.deliver({ to: mail.to, ...composeMail(mail, settings.productName) });
    } catch (error) {
      log(`auth: a ${mail.letter.kind} mail could not be sent (${(error as Error).name})`);
      throw new AuthFault(500, 'unexpected_failure', 'Error sending the mail', {});
    }
  }

  return {
    send,
    reserve(kind, email, address) {
      if (!askedBy.take(address) || !askedByFor.take(`${address} ${email}`)) throw TOO_MANY_MAILS;
      if (!spacing.take(`${kind} ${email}`)) {
        const wait = `For security purposes, you can only request this after ${mailIntervalSeconds} seconds.`;
        throw new AuthFault(429, 'over_email_send_rate_limit', wait);
      }
      if (!toMailbox.take(email)) throw TOO_MANY_MAILS;
    },
    async notify(mail) {
      if (news.take(mail.to)) await send(mail).catch(() => {});
    },
  };
}
