import type { StackContext } from '../context.ts';
import { AuthFault } from './faults.ts';
import { createCounter } from './limits.ts';
import { composeMail } from './mails.ts';
import type { Letter, Outgoing } from './mails.ts';

/** The mails of this part: who gets how many, and that they go out. */
export interface Post {
  /** Takes a place for one mail, whether or not anybody lives at the address: a refusal must not tell. */
  reserve(kind: Letter['kind'], email: string): void;
  send(mail: Outgoing): Promise<void>;
  /** News nobody asked for: left out where the address has had enough. */
  notify(mail: Outgoing): Promise<void>;
}

export function createPost({ settings, mailbox, log }: StackContext): Post {
  const { limits, mailIntervalSeconds } = settings;
  const perAddress = createCounter(limits.mails, limits.windowSeconds);
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
    reserve(kind, email) {
      if (!spacing.take(`${kind} ${email}`)) {
        const wait = `For security purposes, you can only request this after ${mailIntervalSeconds} seconds.`;
        throw new AuthFault(429, 'over_email_send_rate_limit', wait);
      }
      if (!perAddress.take(email)) {
        throw new AuthFault(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
      }
    },
    async notify(mail) {
      if (perAddress.take(mail.to)) await send(mail).catch(() => {});
    },
  };
}
