import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { codeOf, push } from './support.ts';

const [ADA, BAYO, TRAINER, OTHER, ADMIN] = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];

describe.each(engines)('the search beyond a device on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    for (const provider of [TRAINER, OTHER]) await join(db, provider, 'trainer');
    await join(db, ADMIN, 'admin');
    for (const client of [ADA, BAYO]) await assign(db, TRAINER, client);
    await assign(db, OTHER, BAYO);
    const said = ['Ẹ jẹ́ kí a lọ sí ÒKÈ', 'My KNEE hurts', '100 % of it_is done', 'Wrong knee'];
    for (const [place, content] of said.entries()) await send(100 + place, ADA, content);
    await send(200, BAYO, 'His knee');
    const edit = `update public.messages set retract_reason = 'Mine' where id = $1`;
    await db.as(ADA, (session) => session.query(edit, [numbered(103)]));
  }, 240_000);
  afterAll(() => db.close());

  const send = (n: number, client: string, content: string) =>
    push(db, client, 'messages', {
      id: numbered(n),
      client_id: client,
      provider_id: TRAINER,
      sender_id: client,
      content,
    });
  const hits = (who: string, wanted: string, before: string | null = null) =>
    db.as(who, async (session) => {
      const [row] = await session.query<{ hits: { content: string; created_at: string }[] }>(
        `select public.search_messages($1, $2::text::timestamptz) as hits`,
        [wanted, before],
      );
      return row?.hits ?? [];
    });
  const found = async (who: string, wanted: string): Promise<string[]> =>
    (await hits(who, wanted)).map(({ content }) => content);

  test('finds by letters without their marks, and takes none as a sign', async () => {
    expect(await found(ADA, 'oke')).toEqual(['Ẹ jẹ́ kí a lọ sí ÒKÈ']);
    expect(await found(ADA, ' Ọ̀kẹ̀ ')).toEqual(['Ẹ jẹ́ kí a lọ sí ÒKÈ']);
    expect(await found(ADA, 'knee')).toEqual(['My KNEE hurts']);
    expect(await found(ADA, '0 %')).toEqual(['100 % of it_is done']);
    expect(await found(ADA, '%%%')).toEqual([]);
    expect(await found(ADA, "it'is")).toEqual([]);
  });

  test('answers nothing to too little, or to too much', async () => {
    expect(await found(ADA, 'kn')).toEqual([]);
    expect(await found(ADA, '   ')).toEqual([]);
    expect(await found(ADA, 'knee'.repeat(30))).toEqual([]);
  });

  test('finds what the caller may read, and nothing of others', async () => {
    expect(await found(TRAINER, 'knee')).toEqual(['His knee', 'My KNEE hurts']);
    expect(await found(BAYO, 'knee')).toEqual(['His knee']);
    for (const stranger of [OTHER, ADMIN]) expect(await found(stranger, 'knee')).toEqual([]);
    expect(await codeOf(found('anon', 'knee'))).toBe('42501');
  });

  test('goes on from an instant, and leaves none out', async () => {
    await db.exec(`
      insert into public.messages (client_id, provider_id, sender_id, content, created_at)
      select '${ADA}', '${TRAINER}', '${ADA}', 'Ankle ' || n, now() - make_interval(hours => n) from generate_series(1, 40) n`);
    const newest = await hits(ADA, 'ankle');
    expect(newest).toHaveLength(30);
    const last = newest.at(-1);
    const rest = await hits(ADA, 'ankle', last?.created_at);
    expect(rest.map(({ content }) => content)).toEqual(Array.from({ length: 11 }, (_, n) => `Ankle ${n + 30}`));
    expect(await hits(BAYO, 'ankle', last?.created_at)).toEqual([]);
  });

  test('does not find what was taken back', async () => {
    expect(await found(ADA, 'wrong')).toEqual([]);
    expect(await found(ADA, 'retracted')).toEqual([]);
  });
});
