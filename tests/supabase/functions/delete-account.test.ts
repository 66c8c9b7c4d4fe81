import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { png } from '../storage/support.ts';

let stack: TestStack;
let ada: SupabaseClient;
let adaId: string;
let benId: string;
let link: string;

const ask = async (client: SupabaseClient, userId: string) =>
  (await client.functions.invoke('delete-account', { body: { userId } })).response?.status;
const told = async (isDeleted: string): Promise<unknown> =>
  (await stack.visitor().functions.invoke('delete-account', { body: { isDeleted } })).data;
const confirm = async (token: string | null) => {
  const { data, response } = await stack.visitor().functions.invoke('delete-account', { body: { token } });
  return [response?.status, data];
};
const tokenOf = (address: string) => new URL(address).searchParams.get('token');
const objects = async () =>
  (await stack.database.query('select name from storage.objects order by name')).map((row) => row['name']);
const userExists = async (id: string) => (await stack.service().auth.admin.getUserById(id)).data.user !== null;

beforeAll(async () => {
  stack = await openTestStack({ log: (line) => console.error(line) });
  ada = await stack.signUp('ada@example.test', { first_name: 'Ada' });
  adaId = (await ada.auth.getUser()).data.user!.id;
  const ben = await stack.signUp('ben@example.test', { first_name: 'Ben' });
  benId = (await ben.auth.getUser()).data.user!.id;
  for (const [client, id] of [
    [ada, adaId],
    [ben, benId],
  ] as const) {
    await client.storage.from('avatars').upload(`${id}/face.png`, png());
  }
  await ada.storage.from('progress-photos').upload(`${adaId}/2026/front.png`, png());
}, 120_000);
afterAll(() => stack.close());

test('what a provider sent to a client is hers as well, also where it was taken back', async () => {
  const cora = await stack.signUp('cora@example.test', { first_name: 'Cora' });
  const coraId = (await cora.auth.getUser()).data.user!.id;
  const provider = await stack.signUp('dan@example.test', { first_name: 'Dan', provider_type: 'trainer' });
  const providerId = (await provider.auth.getUser()).data.user!.id;
  const service = stack.service();
  await service.from('profiles').update({ provider_status: 'approved' }).eq('id', providerId);
  const before = await objects();
  for (const client_id of [coraId, benId]) {
    await service.from('client_assignments').insert({ trainer_id: providerId, client_id, status: 'active' });
    for (const isTakenBack of [false, true]) {
      const id = randomUUID();
      const file_path = `${providerId}/${id}.pdf`;
      const file = { file_path, file_type: 'application/pdf', file_bytes: 4 };
      const pair = { client_id, provider_id: providerId, sender_id: providerId };
      const said = await provider.from('messages').insert({ id, ...pair, content: 'Look', ...file });
      expect(said.error).toBeNull();
      const contentType = 'application/pdf';
      const { error } = await provider.storage.from('messages').upload(file_path, Buffer.from('%PDF'), { contentType });
      expect(error).toBeNull();
      if (isTakenBack) await provider.from('messages').update({ retract_reason: 'Not hers' }).eq('id', id);
    }
  }
  expect(await objects()).toHaveLength(before.length + 4);
  await ask(cora, coraId);
  await confirm(tokenOf(stack.mailbox.all('cora@example.test')[0]?.links[0] ?? ''));
  expect(await objects()).toHaveLength(before.length + 2);
  expect(await stack.database.query('select from public.messages')).toHaveLength(2);
  await service.auth.admin.deleteUser(providerId);
  await stack.database.query(`select set_config('storage.allow_delete_query', 'true', false)`);
  await stack.database.query(`delete from storage.objects where starts_with(name, $1)`, [providerId]);
});

test('asking is for the owner alone, and mails a link without deleting anything', async () => {
  expect(await ask(ada, benId)).toBe(403);
  expect(await ask(stack.visitor(), adaId)).toBe(401);
  expect(await ask(stack.service(), adaId)).toBe(403);
  expect(await ask(ada, adaId)).toBe(200);
  expect(await ask(ada, adaId)).toBe(429);
  const mails = stack.mailbox.all('ada@example.test');
  expect(mails.map((mail) => mail.subject)).toEqual(['Confirm that your account is to be deleted']);
  link = mails[0]?.links[0] ?? '';
  expect(link.startsWith(`${stack.url}/delete-account?token=`)).toBe(true);
  expect(await userExists(adaId)).toBe(true);
});

test('a link that is forged deletes nothing, and neither does a visit of the function, as by a scanner of mails', async () => {
  const [claim = '', signature = ''] = tokenOf(link)?.split('.') ?? [];
  const renamed = btoa(atob(claim.replaceAll('-', '+').replaceAll('_', '/')).replace(adaId, benId));
  for (const token of [`${renamed}.${signature}`, `${claim}.`, claim, 'x.y', '']) {
    expect(await confirm(token)).toEqual([403, null]);
  }
  const opened = await fetch(`${stack.url}/functions/v1/delete-account${new URL(link).search}`);
  expect(opened.status).toBe(405);
  expect(await Promise.all([adaId, benId].map(userExists))).toEqual([true, true]);
});

test('whoever knows its id learns of an account that was deleted, and of no other', async () => {
  expect(await Promise.all([adaId, randomUUID()].map(told))).toEqual([{ deleted: false }, { deleted: false }]);
  // Gone with a backup that is older, and not deleted.
  const lostId = (await (await stack.signUp('lost@example.test')).auth.getUser()).data.user!.id;
  await stack.database.query(`delete from auth.users where id = $1`, [lostId]);
  expect(await told(lostId)).toEqual({ deleted: true });
  await stack.database.query(`delete from private.deleted_accounts where user_id = $1`, [lostId]);
  expect(await told(lostId)).toEqual({ deleted: false });
});

test('confirming removes the files, the rows and the account of that person and of nobody else', async () => {
  expect(await objects()).toHaveLength(3);
  expect(await confirm(tokenOf(link))).toEqual([200, { deleted: true }]);
  expect(await objects()).toEqual([`${benId}/face.png`]);
  expect(await Promise.all([adaId, benId].map(userExists))).toEqual([false, true]);
  expect((await stack.service().from('profiles').select('id')).data).toEqual([{ id: benId }]);
  expect(stack.mailbox.all('ada@example.test')[0]?.subject).toBe('Your account is deleted');
  expect(await Promise.all([adaId, benId].map(told))).toEqual([{ deleted: true }, { deleted: false }]);
  await expect(stack.signIn('ada@example.test')).rejects.toThrow(/credentials/i);
});

test('a token that outlives its account brings no file in, new or in place of another', async () => {
  for (const bucket of ['avatars', 'progress-photos']) {
    const { error } = await ada.storage.from(bucket).upload(`${adaId}/late.png`, png(), { upsert: true });
    expect(error?.message).toMatch(/row-level security/);
  }
  expect(await objects()).toEqual([`${benId}/face.png`]);
  expect((await ada.storage.from('avatars').list(benId)).data).toEqual([]);
});

test('the link may be confirmed again, and finds nothing left to do', async () => {
  expect(await confirm(tokenOf(link))).toEqual([200, { deleted: true }]);
});

test('the mails are in the language of the person', async () => {
  const cleo = await stack.signUp('cleo@example.test');
  const cleoId = (await cleo.auth.getUser()).data.user!.id;
  await stack.service().from('user_settings').update({ language: 'de' }).eq('id', cleoId);
  expect(await ask(cleo, cleoId)).toBe(200);
  const [mail] = stack.mailbox.all('cleo@example.test');
  expect(mail?.subject).toBe('Bestätige, dass dein Konto gelöscht werden soll');
  expect(mail?.html).toContain('<html lang="de">');
  await confirm(tokenOf(mail?.links[0] ?? ''));
  expect(stack.mailbox.all('cleo@example.test')[0]).toMatchObject({
    subject: 'Dein Konto ist gelöscht',
    text: expect.stringContaining('Dein Konto bei Ilera und alles darin wurden gelöscht'),
  });
});
