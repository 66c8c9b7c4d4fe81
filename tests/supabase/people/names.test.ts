import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { NAMES, NO_NAMES } from '../../support/names.ts';
import { codeOf, only, push } from './support.ts';

const ADA = numbered(1);
const BAD = Object.values(NO_NAMES);

describe.each(engines)('names on %s', (engine) => {
  let db: TestDatabase;
  let made = 100;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
  }, 240_000);
  afterAll(() => db.close());

  const signUp = (metadata: Row): Promise<unknown> => {
    const id = numbered((made += 1));
    return db.query(`insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::jsonb)`, [
      id,
      `${id}@example.test`,
      JSON.stringify(metadata),
    ]);
  };
  const save = (name: string): Promise<unknown> =>
    db.as(ADA, (session) => session.query(`update public.profiles set first_name = $2 where id = $1`, [ADA, name]));

  test('of ordinary people are kept', async () => {
    for (const name of NAMES) expect([name, await codeOf(save(name))]).toEqual([name, null]);
    for (const name of NAMES) expect([name, await codeOf(signUp({ first_name: name }))]).toEqual([name, null]);
  });

  test('with line breaks, addresses or control marks are refused in a profile', async () => {
    await save('Ada');
    for (const name of BAD) expect([name, await codeOf(save(name))]).toEqual([name, '23514']);
    const row = await only(db, `select * from public.profiles where id = $1`, [ADA]);
    const edit = { id: ADA, user_id: ADA, last_name: 'evil.example' };
    expect(await push(db, ADA, 'profiles', edit, row['rev'])).toMatchObject({ verdict: 'rejected', code: '23514' });
  });

  test('and in the metadata of an account, when it is made and later', async () => {
    for (const name of BAD) expect([name, await codeOf(signUp({ last_name: name }))]).toEqual([name, '23514']);
    const rename = (name: string) =>
      db.query(
        `update auth.users set raw_user_meta_data = raw_user_meta_data || jsonb_build_object('first_name', $2::text)
        where id = $1`,
        [ADA, name],
      );
    for (const name of BAD) expect([name, await codeOf(rename(name))]).toEqual([name, '23514']);
    expect(await codeOf(rename('Adá'))).toBeNull();
  });
});
