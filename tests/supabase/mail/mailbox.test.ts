import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { StackContext } from '../../../supabase/local/context.ts';
import { createMailPages } from '../../../supabase/local/mail/mail-pages.ts';
import { createMailbox } from '../../../supabase/local/mail/mailbox.ts';
import { startSmtpCatcher } from '../../../supabase/local/mail/smtp-catcher.ts';

const MAIL = {
  to: 'ada@example.test',
  subject: 'Confirm <b>now</b>',
  text: 'Go to https://a.test/x?a=1&b=2. Thanks (see https://a.test/y).',
  html: `<p><a href="https://a.test/x?a=1&amp;b=2">Go</a> <a href='https://a.test/z?t=&#x41;&#66;'>there</a>
    <a href="javascript:alert(1)">x</a><script>parent.hacked = true</script></p>`,
};
const HERE = { address: '127.0.0.1' };

describe('the mailbox', () => {
  test('finds the links of text and html, each once and decoded', async () => {
    const mailbox = createMailbox();
    await mailbox.deliver(MAIL);
    expect(mailbox.all()[0]?.links).toEqual(['https://a.test/x?a=1&b=2', 'https://a.test/y', 'https://a.test/z?t=AB']);
  });

  test('holds the newest five hundred, newest first, by address whatever its case', async () => {
    const mailbox = createMailbox();
    for (let n = 1; n <= 501; n++) await mailbox.deliver({ ...MAIL, subject: `mail ${n}`, to: `P${n % 2}@x.test` });
    expect(mailbox.all()).toHaveLength(500);
    expect(mailbox.all('p1@X.test')[0]?.subject).toBe('mail 501');
    expect(mailbox.all('p0@x.test')[0]?.subject).toBe('mail 500');
  });

  test('outlives the process, also one that died while writing', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mail-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'new', 'mail.jsonl');
    const first = createMailbox(file);
    await first.deliver({ ...MAIL, subject: 'one' });
    await first.deliver({ ...MAIL, subject: 'two' });
    await appendFile(file, '{"id":"cut o');
    const second = createMailbox(file);
    await second.deliver({ ...MAIL, subject: 'three' });
    expect(
      createMailbox(file)
        .all()
        .map((mail) => mail.subject),
    ).toEqual(['three', 'two', 'one']);
  });
});

describe('the SMTP catcher', () => {
  test('puts what a real client sends into the mailbox, once for each receiver', async () => {
    const mailbox = createMailbox();
    const catcher = await startSmtpCatcher(mailbox, () => {});
    onTestFinished(() => catcher.close());
    const { host, port } = catcher;
    const transport = createTransport({ host, port, auth: { user: 'any', pass: 'thing' } });
    const to = ['Adé <ada@example.test>', 'ben@example.test'];
    const long = `Ẹ kú àbọ̀ ${'word '.repeat(400)}`;
    await transport.sendMail({ from: 'us@x.test', to, subject: 'Káàbọ̀ ✓', text: long, html: `<p>${long}</p>` });
    expect(
      mailbox
        .all()
        .map((mail) => mail.to)
        .toSorted(),
    ).toEqual(['ada@example.test', 'ben@example.test']);
    const [mail] = mailbox.all('ada@example.test');
    expect(mail).toMatchObject({ subject: 'Káàbọ̀ ✓', text: long.trim() });
    expect(mail?.html).toContain(long);
  });

  test('refuses a mail that is too large and goes on', async () => {
    const mailbox = createMailbox();
    const catcher = await startSmtpCatcher(mailbox, () => {});
    onTestFinished(() => catcher.close());
    const transport = createTransport({ host: catcher.host, port: catcher.port });
    const mail = { from: 'us@x.test', to: 'ada@example.test', subject: 'big' };
    await expect(transport.sendMail({ ...mail, text: 'x '.repeat(1_500_000) })).rejects.toThrow(/size|large|552/i);
    await transport.sendMail({ ...mail, subject: 'small', text: 'x' });
    expect(mailbox.all().map(({ subject }) => subject)).toEqual(['small']);
  });
});

describe('the mail pages', () => {
  const mailbox = createMailbox();
  const pages = createMailPages({ settings: { url: 'http://localhost:3000' }, mailbox } as StackContext);
  const ask = (address: string, peer = HERE) => pages(new Request(`http://localhost:3000${address}`), peer);

  test('answer on loopback only, by address and by the name asked for', async () => {
    expect((await ask('/_mail')).status).toBe(200);
    expect((await ask('/_mail', { address: '10.0.0.5' })).status).toBe(404);
    expect((await pages(new Request('http://rebound.test/_mail.json'), HERE)).status).toBe(404);
  });

  test('give tests the mails of an address', async () => {
    await mailbox.deliver(MAIL);
    await mailbox.deliver({ ...MAIL, to: 'ben@example.test' });
    const mails = (await (await ask('/_mail.json?to=ada@example.test')).json()) as unknown[];
    expect(mails).toEqual([{ ...MAIL, id: expect.any(String), at: expect.any(String), links: expect.any(Array) }]);
  });

  test('show people a list, and a mail that can run nothing', async () => {
    const list = await (await ask('/_mail')).text();
    expect(list).toContain('Confirm &lt;b&gt;now&lt;/b&gt;');
    const id = /_mail\?id=([\w-]+)/.exec(list)?.[1];
    const answer = await ask(`/_mail?id=${id}`);
    const shown = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(shown).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(shown).not.toContain('<script>');
    expect(shown).toContain('href="https://a.test/x?a=1&amp;b=2"');
    expect(shown).not.toContain('href="javascript:');
    expect((await ask('/_mail?id=unknown')).status).toBe(404);
  });
});
