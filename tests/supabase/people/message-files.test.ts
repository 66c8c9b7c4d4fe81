import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { codeOf, count, only, push } from './support.ts';

const [ADA, BAYO, TRAINER, DOCTOR, ADMIN] = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];

describe.each(engines)('what comes along with a message on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    await join(db, TRAINER, 'trainer');
    await join(db, DOCTOR, 'doctor');
    await join(db, ADMIN, 'admin');
    for (const provider of [TRAINER, DOCTOR]) await assign(db, provider, ADA);
  }, 240_000);
  afterAll(() => db.close());

  let place = 100;
  async function send(sender: string, fields: (id: string) => Record<string, unknown>) {
    const id = numbered((place += 1));
    const pair = { client_id: ADA, provider_id: TRAINER, sender_id: sender };
    return { ...(await push(db, sender, 'messages', { id, ...pair, content: '', ...fields(id) })), id };
  }
  const pdf = (path: string) => ({ file_path: path, file_type: 'application/pdf', file_bytes: 2000 });
  const pathOf = (sender: string, id: string): string => `${sender}/${id}.pdf`;
  const upload = (who: string, path: string): Promise<string | null> =>
    codeOf(
      db.as(who, (session) =>
        session.query(`insert into storage.objects (bucket_id, name) values ('messages', $1)`, [path]),
      ),
    );
  const seen = (who: string, path: string): Promise<number> =>
    db.as(who, (session) => count(session, `select from storage.objects where name = $1`, [path]));
  const readersOf = async (path: string): Promise<string[]> => {
    const people = { ADA, BAYO, TRAINER, DOCTOR, ADMIN, anon: 'anon' };
    const all = Object.entries(people).map(async ([name, who]) => ((await seen(who, path)) === 1 ? [name] : []));
    return (await Promise.all(all)).flat();
  };

  test('a file comes after the text that names it, from its sender alone, and is seen by the two', async () => {
    for (const sender of [ADA, TRAINER]) {
      const path = pathOf(sender, numbered(place + 1));
      expect(await upload(sender, path)).toBe('42501');
      expect(await send(sender, () => pdf(path))).toMatchObject({ verdict: 'applied' });
      for (const other of [ADA, BAYO, TRAINER, DOCTOR, ADMIN, 'anon'].filter((each) => each !== sender))
        expect(await upload(other, path)).toBe('42501');
      expect(await upload(sender, path)).toBe(null);
      expect(await readersOf(path)).toEqual(['ADA', 'TRAINER']);
    }
  });

  test('a voice is named by its kind, short, and no other sound', async () => {
    const voice =
      (type: string, ending: string, bytes = 200_000) =>
      (id: string) => ({
        file_path: `${ADA}/${id}.${ending}`,
        file_type: type,
        file_bytes: bytes,
      });
    for (const [type, ending] of [
      ['audio/mp4', 'm4a'],
      ['audio/webm', 'webm'],
      ['audio/ogg', 'ogg'],
    ] as const)
      expect((await send(ADA, voice(type, ending))).verdict).toBe('applied');
    for (const wrong of [
      voice('audio/webm', 'm4a'),
      voice('audio/wav', 'wav'),
      voice('text/html', 'html'),
      voice('audio/webm', 'webm', 3_000_000),
    ])
      expect(await send(ADA, wrong)).toMatchObject({ verdict: 'rejected', code: '23514' });
    expect(
      await only(
        db,
        `select allowed_mime_types @> array['audio/mp4', 'audio/webm', 'audio/ogg'] as allowed,
        'audio/wav' = any (allowed_mime_types) as more from storage.buckets where id = 'messages'`,
      ),
    ).toEqual({ allowed: true, more: false });
  });

  test('nobody replaces, renames or removes it', async () => {
    const { id } = await send(ADA, (own) => pdf(pathOf(ADA, own)));
    const path = pathOf(ADA, id);
    await upload(ADA, path);
    for (const who of [ADA, TRAINER, ADMIN]) {
      const touched = await db.as(who, async (session) => {
        await session.query(`select set_config('storage.allow_delete_query', 'true', true)`);
        return [
          await count(session, `update storage.objects set version = 'other' where name = $1 returning id`, [path]),
          await count(session, `delete from storage.objects where name = $1 returning id`, [path]),
        ];
      });
      expect(touched).toEqual([0, 0]);
    }
  });

  test('taken back, neither sees it, and the record knows where it is', async () => {
    const { id } = await send(ADA, (own) => ({ ...pdf(pathOf(ADA, own)), card_kind: 'meal', card_id: numbered(7) }));
    const path = pathOf(ADA, id);
    await upload(ADA, path);
    await db.as(ADA, (s) => s.query(`update public.messages set retract_reason = 'Wrong' where id = $1`, [id]));
    expect(await readersOf(path)).toEqual([]);
    expect(await only(db, `select file_path, file_bytes, card_id from public.messages where id = $1`, [id])).toEqual({
      file_path: null,
      file_bytes: null,
      card_id: null,
    });
    const kept = await only(db, `select file_path, card_kind from private.retracted_messages where message_id = $1`, [
      id,
    ]);
    expect(kept).toEqual({ file_path: path, card_kind: 'meal' });
    expect(await upload(ADA, path)).toBe('42501');
  });

  test('room is for a month, since nobody removes what was said', async () => {
    await db.query(`update private.file_quotas set files = 1 where bucket_id = 'messages'`);
    const [first, next] = [
      await send(ADA, (own) => pdf(pathOf(ADA, own))),
      await send(ADA, (own) => pdf(pathOf(ADA, own))),
    ];
    const age = (days: number) =>
      db.query(
        `update storage.objects set created_at = now() - make_interval(days => $2) where starts_with(name, $1)`,
        [ADA, days],
      );
    await age(31);
    expect(await upload(ADA, pathOf(ADA, first.id))).toBe(null);
    await age(29);
    expect(await upload(ADA, pathOf(ADA, next.id))).toBe('42501');
    await age(31);
    expect(await upload(ADA, pathOf(ADA, next.id))).toBe(null);
    await db.query(`update private.file_quotas set files = 1000 where bucket_id = 'messages'`);
  });

  test('where the files are that were sent to a client, only the service asks', async () => {
    const sent = await send(TRAINER, (own) => pdf(pathOf(TRAINER, own)));
    const back = await send(TRAINER, (own) => pdf(pathOf(TRAINER, own)));
    await db.as(TRAINER, (s) => s.query(`update public.messages set retract_reason = 'No' where id = $1`, [back.id]));
    const ask = `select public.files_sent_to('${ADA}') as paths`;
    for (const who of [ADA, TRAINER, ADMIN, 'anon'])
      expect(await codeOf(db.as(who, (session) => session.query(ask)))).toBe('42501');
    const { paths } = await only(db, ask);
    expect(paths).toEqual(expect.arrayContaining([sent, back].map(({ id }) => pathOf(TRAINER, id))));
    expect((paths as string[]).filter((path) => path.startsWith(ADA))).toEqual([]);
  });

  test.each([
    ['another’s file', (id: string) => pdf(`${DOCTOR}/${id}.pdf`)],
    ['a file of another message', () => pdf(pathOf(ADA, numbered(101)))],
    ['a kind that runs', (id: string) => ({ file_path: `${ADA}/${id}.html`, file_type: 'text/html', file_bytes: 9 })],
    ['a name of another kind', (id: string) => ({ ...pdf(pathOf(ADA, id)), file_type: 'image/jpeg' })],
    ['a file without a size', (id: string) => ({ ...pdf(pathOf(ADA, id)), file_bytes: null })],
    ['a card of no kind', () => ({ card_id: numbered(7) })],
    ['a card of another kind', () => ({ card_kind: 'grants', card_id: numbered(7) })],
    ['nothing at all', () => ({})],
    ['nothing but spaces', () => ({ content: ' \n ' })],
  ])('a message cannot have %s', async (_, fields) => {
    expect(await send(ADA, fields)).toMatchObject({ verdict: 'rejected', code: '23514' });
  });

  test('a card alone is a message, and says nothing of the row', async () => {
    const { verdict } = await send(ADA, () => ({ card_kind: 'measurement', card_id: numbered(9) }));
    expect(verdict).toBe('applied');
  });

  test('nothing comes along later', async () => {
    const { id } = await send(ADA, () => ({ content: 'Hello' }));
    const edit = `update public.messages set card_kind = 'meal', card_id = $1 where id = $1`;
    expect(await codeOf(db.as(ADA, (session) => session.query(edit, [id])))).toBe('42501');
  });
});
