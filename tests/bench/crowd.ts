import type { TestDatabase } from '../support/database.ts';

/** The id of the member `n` of a crowd, in SQL. */
export const PERSON = `('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid`;

/** As a restore brings it: without triggers. */
export async function asRestored(db: TestDatabase, table: string, sql: string, ...values: unknown[]): Promise<void> {
  await db.exec(`alter table ${table} disable trigger user`);
  await db.query(sql, values);
  await db.exec(`alter table ${table} enable trigger user`);
}

/** Members whom everybody may see, and what they posted, each in turn. */
export async function aCrowd(db: TestDatabase, { people, posts }: { people: number; posts: number }): Promise<void> {
  await asRestored(
    db,
    'auth.users',
    `insert into auth.users (id, email, email_confirmed_at)
     select ${PERSON}, n || '@crowd.test', now() from generate_series(1, $1::integer) n`,
    people,
  );
  await asRestored(
    db,
    'public.profiles',
    `insert into public.profiles (id, user_id, first_name)
     select ${PERSON}, ${PERSON}, 'Member' from generate_series(1, $1::integer) n`,
    people,
  );
  await asRestored(
    db,
    'public.people',
    `insert into public.people (id, user_id, first_name, role, listed)
     select ${PERSON}, ${PERSON}, 'Member', 'client', true from generate_series(1, $1::integer) n`,
    people,
  );
  await asRestored(
    db,
    'public.community_posts',
    `insert into public.community_posts (user_id, content, created_at)
     select ${PERSON}, 'A post about training', now() - make_interval(secs => at)
     from (select at, 1 + at % $2::integer as n from generate_series(1, $1::integer) at) posts`,
    posts,
    people,
  );
}
