import type { StackContext } from '../context.ts';
import { AuthFault } from './faults.ts';
import { createCounter } from './limits.ts';
import { composeMail } from './mails.ts';
import type { Letter } from './mails.ts';

/** The mails of this part: who gets how many, and that they go out. */
export interface Post {
  /** Takes a place for one mail, whether or not anybody lives at the address: a refusal must not tell. */
  reserve(kind: Letter['kind'], email: string): void;
  send(to: string, letter: Letter): Promise<void>;
  /** News nobody asked for: left out where the address has had enough. */
  notify(to: string, letter: Letter): Promise<void>;
}

export function createPost({ settings, mailbox, log }: StackContext): Post {
  const { limits, mailIntervalSeconds } = settings;
  const perAddress = createCounter(limits.mails, limits.windowSeconds);
  const spacing = createCounter(1, mailIntervalSeconds);

  async function send(to: string, letter: Letter): Promise<void> {
    try {
      await mailbox.deliver({ to, ...composeMail(letter, settings.productName) });
    } catch (error) {
      log(`auth: a ${letter.kind} mail could not be sent (${(error as Error).name})`);
      throw new AuthFault(500, 'unexpected_failure', 'Error sending the mail', {});
    }
  }

  return {
    send,
    reserve(kind, email) {
      if (!spacing.take(`${kind} ${email}`)) {
        const wait = `For security purposes, you can only request this after ${mailIntervalSeconds} seconds.`;
        throw new AuthFault(429, 'over_email_send_rate_limit', wait);
      }
      if (!perAddress.take(email)) {
        throw new AuthFault(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
      }
    },
    async notify(to, letter) {
      if (perAddress.take(to)) await send(to, letter).catch(() => {});
    },
  };
}
