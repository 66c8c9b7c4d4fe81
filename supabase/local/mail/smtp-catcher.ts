import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

export interface SmtpCatcher {
  host: string;
  port: number;
  close(): Promise<void>;
}

const LARGEST_MAIL = 2 * 1024 * 1024;

/** A mail server on loopback that forwards nothing: SMTP mails end in the mailbox. */
export async function startSmtpCatcher(mailbox: Mailbox, log: (line: string) => void): Promise<SmtpCatcher> {
  const receive = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> => {
    const { subject = '', text = '', html } = await simpleParser(stream);
    if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large.'), { responseCode: 552 });
    for (const { address } of envelope.rcptTo)
      await mailbox.deliver({ to: address, subject, text: text.trimEnd(), html: html || '' });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData: callbackify(receive),
  });
  server.on('error', (error) => log(`Mail: ${error.message}`));
  const host = '127.0.0.1';
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.server.address() as AddressInfo;
  return { host, port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
