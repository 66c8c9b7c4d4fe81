import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openTestStack } from '../../support/stack.ts';

const ADDRESS = 'ada@example.test';

/** A mail server that knows nobody, and says whom it was asked for. */
async function aMailServerOfNobody(): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 })),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

test('a mail that cannot be sent is in the log by its code and place, and not by whom it was for', async () => {
  const logged: string[] = [];
  const smtp = { host: '127.0.0.1', port: await aMailServerOfNobody(), sender: 'us@example.test' };
  const stack = await openTestStack({ log: (line) => logged.push(line), settings: { smtp } });
  onTestFinished(() => stack.close());
  const ada = await stack.signUp(ADDRESS);
  const userId = (await ada.auth.getUser()).data.user?.id;
  const { response } = await ada.functions.invoke('send-welcome-email', { body: { userId } });
  expect(response?.status).toBe(500);
  const log = () => logged.join('\n');
  await expect.poll(log).toMatch(/^Function send-welcome-email: Error EENVELOPE 550\n +at /m);
  expect(log()).not.toMatch(/ada@|unknown here/);
}, 120_000);
