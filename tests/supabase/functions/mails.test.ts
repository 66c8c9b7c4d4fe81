import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';

let stack: TestStack;
let ada: SupabaseClient;
let adaId: string;
let ben: SupabaseClient;
let benId: string;

const idOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user!.id;
/** The status of an invocation and what it answered, refused or not. */
async function invoke(
  client: SupabaseClient,
  name: string,
  body: object,
): Promise<{ status: number; answer: unknown }> {
  const { data, error, response } = await client.functions.invoke(name, { body });
  return { status: response?.status ?? 0, answer: error ? await (error.context as Response).json() : data };
}
const note = (userId: string) => ({ userId, type: 'success', title: 'Well done', message: 'Ten days in a row.' });
const prefer = (change: object) => stack.service().from('notification_preferences').update(change).eq('id', adaId);
const mailsToAda = () => stack.mailbox.all('ada@example.test').filter((mail) => mail.subject === 'Well done');

beforeAll(async () => {
  stack = await openTestStack({ log: (line) => console.error(line) });
  ada = await stack.signUp('ada@example.test', { first_name: 'Ada & Co.', last_name: 'Obi' });
  ben = await stack.signUp('ben@example.test', { first_name: 'Ben', last_name: 'Eze', provider_type: 'trainer' });
  [adaId, benId] = [await idOf(ada), await idOf(ben)];
}, 120_000);
afterAll(() => stack.close());

describe('send-welcome-email', () => {
  test('sends one mail in the life of an account, however often and at once it is called', async () => {
    const calls = await Promise.all([1, 2, 3].map(() => invoke(ada, 'send-welcome-email', { userId: adaId })));
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(calls.filter(({ answer }) => (answer as { sent: boolean }).sent)).toHaveLength(1);
    const mails = stack.mailbox.all('ada@example.test');
    expect(mails.map((mail) => mail.subject)).toEqual(['Welcome to Ilera']);
    expect(mails[0]).toMatchObject({ links: [`${stack.url}/dashboard`], text: expect.stringContaining('Ada & Co.') });
    expect(mails[0]?.html).toContain('Ada &amp; Co.');
  });

  test('speaks the language that the person has chosen', async () => {
    const cleo = await stack.signUp('cleo@example.test', { first_name: 'Cleo' });
    await stack
      .service()
      .from('user_settings')
      .update({ language: 'fr' })
      .eq('id', await idOf(cleo));
    await invoke(cleo, 'send-welcome-email', { userId: await idOf(cleo) });
    expect(stack.mailbox.all('cleo@example.test')).toMatchObject([
      {
        subject: 'Bienvenue chez Ilera',
        text: expect.stringMatching(/^Bienvenue, Cleo\.\s+Votre compte est prêt\.[^]*Ouvrir Ilera: /),
        html: expect.stringContaining('<html lang="fr">'),
      },
    ]);
  });

  test.each([
    ['somebody else', () => invoke(ben, 'send-welcome-email', { userId: adaId }), 403],
    ['nobody', () => invoke(stack.visitor(), 'send-welcome-email', { userId: adaId }), 401],
    ['a caller who names no user', () => invoke(ada, 'send-welcome-email', {}), 400],
    [
      'a caller who sends too much',
      () => invoke(ada, 'send-welcome-email', { userId: adaId, x: 'x'.repeat(2e4) }),
      413,
    ],
  ])('refuses %s', async (_who, ask, status) => {
    expect(await ask()).toEqual({ status, answer: { error: expect.any(String) } });
    expect(stack.mailbox.all('ben@example.test')).toEqual([]);
  });

  test('answers a preflight and refuses other methods', async () => {
    const url = `${stack.url}/functions/v1/send-welcome-email`;
    expect((await fetch(url, { method: 'OPTIONS' })).status).toBe(204);
    const { data } = await ada.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    expect((await fetch(url, { headers })).status).toBe(405);
  });
});

describe('send-notification', () => {
  test('tells the caller in the app, and leaves the mail to the digest the caller chose', async () => {
    const { status, answer } = await invoke(ada, 'send-notification', {
      ...note(adaId),
      data: { category: 'workouts' },
    });
    expect({ status, answer }).toEqual({ status: 200, answer: { id: expect.any(String), sent_via_email: false } });
    const { data } = await ada.from('notifications').select('title, type, category, sent_via_email').single();
    expect(data).toEqual({ title: 'Well done', type: 'success', category: 'workouts', sent_via_email: false });
    expect(mailsToAda()).toEqual([]);
  });

  test.each(['Well\ndone', 'Well\rdone', 'Well\u2028done', 'Well \u202Edone'])(
    'heads no mail with %j',
    async (title) => {
      expect((await invoke(ada, 'send-notification', { ...note(adaId), title })).status).toBe(400);
    },
  );

  test('mails at once where the person gathers nothing, and says so in the row', async () => {
    await prefer({ digest: 'never' });
    const { answer } = await invoke(ada, 'send-notification', { ...note(adaId), data: { link: '/workouts' } });
    const { id } = answer as { id: string };
    expect(answer).toEqual({ id, sent_via_email: true });
    expect(mailsToAda()).toMatchObject([
      { links: [`${stack.url}/workouts`], text: expect.stringContaining('Ten days') },
    ]);
    expect((await ada.from('notifications').select('sent_via_email').eq('id', id).single()).data).toEqual({
      sent_via_email: true,
    });
    expect((await stack.service().rpc('claim_deliveries')).data).toEqual([]);
  });

  test('mails nothing where the person turned the category off', async () => {
    await prefer({ digest: 'never', email_workouts: false });
    const { answer } = await invoke(ada, 'send-notification', { ...note(adaId), data: { category: 'workouts' } });
    expect(answer).toMatchObject({ sent_via_email: false });
    expect(mailsToAda()).toHaveLength(1);
  });

  test('is for the person, for the server, and for a provider only while approved and caring for the person', async () => {
    const attempt = async () => (await invoke(ben, 'send-notification', note(adaId))).status;
    const service = stack.service();
    expect((await invoke(service, 'send-notification', note(adaId))).status).toBe(200);
    expect((await invoke(stack.visitor(), 'send-notification', note(adaId))).status).toBe(401);
    expect(await attempt()).toBe(403);

    const approve = (provider_status: string) => service.from('profiles').update({ provider_status }).eq('id', benId);
    await approve('approved');
    expect(await attempt()).toBe(403);
    await service.from('client_assignments').insert({ trainer_id: benId, client_id: adaId, status: 'active' });
    expect(await attempt()).toBe(200);
    expect((await invoke(ada, 'send-notification', note(benId))).status).toBe(403);
    await approve('rejected');
    expect(await attempt()).toBe(403);
    await approve('approved');
    await service.from('client_assignments').update({ status: 'ended' }).eq('client_id', adaId);
    expect(await attempt()).toBe(403);
  });

  test('refuses whoever has told two hundred things today, and the server never', async () => {
    const tell = (client: SupabaseClient) => invoke(client, 'send-notification', note(adaId));
    await tell(ada);
    await stack.database.query('update private.made_today set made = 200 where user_id = $1', [adaId]);
    expect(await tell(ada)).toEqual({ status: 429, answer: { error: 'That is enough for today.' } });
    expect((await tell(stack.service())).status).toBe(200);
  });

  test.each([
    { title: '' },
    { type: 'shout' },
    { userId: 'me' },
    { data: { link: '//evil.test' } },
    { data: { link: '/\t/evil.test' } },
  ])('refuses what is no notification: %o', async (wrong) => {
    expect((await invoke(ada, 'send-notification', { ...note(adaId), ...wrong })).status).toBe(400);
  });

  test('says so where the person is unknown', async () => {
    const unknown = await invoke(stack.service(), 'send-notification', note(crypto.randomUUID()));
    expect(unknown).toEqual({ status: 404, answer: { error: 'Profile not found' } });
  });
});
