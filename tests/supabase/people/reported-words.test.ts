import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { codeOf, count, only, push } from './support.ts';
import { teamsOn } from './teams.support.ts';

const [ADA, BAYO, TRAINER] = [1, 2, 3].map(numbered) as [string, string, string];
const [STRANGER, ADMIN, SECOND_ADMIN] = [4, 5, 6].map(numbered) as [string, string, string];

describe.each(engines)('reported messages and names on %s', (engine) => {
  let db: TestDatabase;
  let on: ReturnType<typeof teamsOn>;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const member of [ADA, BAYO]) await join(db, member);
    for (const provider of [TRAINER, STRANGER]) await join(db, provider, 'trainer');
    for (const admin of [ADMIN, SECOND_ADMIN]) await join(db, admin, 'admin');
    await assign(db, TRAINER, ADA);
    on = teamsOn(db);
  }, 240_000);
  afterAll(() => db.close());

  let place = 100;
  const say = async (content: string, fields: Record<string, unknown> = {}): Promise<string> => {
    const id = numbered((place += 1));
    const row = { id, client_id: ADA, provider_id: TRAINER, sender_id: TRAINER, content, ...fields };
    expect((await push(db, TRAINER, 'messages', row)).verdict).toBe('applied');
    return id;
  };
  const report = async (who: string, about: string, about_id: string): Promise<Row> => {
    const { id } = await only(db, `select sync.natural_id('community_reports', $1, $2, $3) as id`, [
      who,
      about,
      about_id,
    ]);
    const row = { id, user_id: who, about, about_id, reason: 'abuse', note: '' };
    expect((await push(db, who, 'community_reports', row)).verdict).toBe('applied');
    return only(db, `select written, author_id from public.community_reports where id = $1`, [id]);
  };
  const waiting = (): Promise<Row[]> =>
    db.as(ADMIN, (session) =>
      session.query(`select about, about_id, written, along, stands, author_id from public.reports_waiting()`),
    );
  const decide = (about: string, about_id: string, act: string) =>
    db.as(ADMIN, (session) =>
      session.query(`select public.decide_report($1, $2, $3, 'It insults.')`, [about, about_id, act]),
    );
  const putBack = (id: string) =>
    db.as(ADMIN, (session) => session.query(`select public.put_back($1, 'We read it again.')`, [id]));
  const removedOf = (who: string): Promise<Row[]> =>
    db.as(who, (session) => session.query(`select about, written from public.removed_of_mine()`));
  const message = (id: string): Promise<Row> =>
    only(
      db,
      `select content, file_type, retract_reason, retracted_at is not null as gone from public.messages where id = $1`,
      [id],
    );

  test('a message is reported as it stood, by who can read it, and shows nothing else of the conversation', async () => {
    await say('My plan for you');
    const insult = await say('You are disgusting');
    for (const other of [BAYO, STRANGER, ADMIN]) {
      expect(await report(other, 'message', insult)).toEqual({ written: null, author_id: null });
    }
    // Who cannot read it has nobody read it, and nobody take it away.
    expect(await waiting()).toEqual([
      { about: 'message', about_id: insult, written: null, along: null, stands: false, author_id: null },
    ]);
    expect(await codeOf(decide('message', insult, 'removed'))).toBe('P0002');
    // No copy of it is on its reporter's devices.
    expect(await report(ADA, 'message', insult)).toEqual({ written: '', author_id: TRAINER });
    expect(await waiting()).toEqual([
      {
        about: 'message',
        about_id: insult,
        written: 'You are disgusting',
        along: null,
        stands: true,
        author_id: TRAINER,
      },
    ]);
    expect(await db.as(ADMIN, (session) => count(session, `select from public.messages`))).toBe(0);
    await decide('message', insult, 'dismissed');
  });

  test('a reported message says what came with it, and its file is opened by a moderator until the case is decided', async () => {
    const id = numbered((place += 1));
    const path = `${TRAINER}/${id}.jpg`;
    await say('Look', { id, file_path: path, file_type: 'image/jpeg', file_bytes: 9, card_kind: 'meal', card_id: ADA });
    const seenBy = (who: string, operation = 'get_authenticated'): Promise<number> =>
      db.as(who, async (session) => {
        await session.query(`select set_config('storage.operation', $1, true)`, [`storage.object.${operation}`]);
        return count(session, `select from storage.objects where name = $1`, [path]);
      });
    const open = (who: string): Promise<Row> =>
      db.as(who, (session) => only(session, `select public.open_reported_file($1) as path`, [id]));
    expect(await codeOf(open(ADMIN))).toBe('P0002');
    await report(BAYO, 'message', id);
    expect(await codeOf(open(ADMIN))).toBe('P0002');
    await report(ADA, 'message', id);
    expect(await waiting()).toMatchObject([
      { about_id: id, written: 'Look', along: { file_type: 'image/jpeg', file_bytes: 9, card_kind: 'meal' } },
    ]);
    // Not before it is opened, and not for another moderator.
    expect([await seenBy(ADMIN), await codeOf(open(TRAINER))]).toEqual([0, '42501']);
    // Nor before it is there.
    expect(await codeOf(open(ADMIN))).toBe('P0002');
    await db.as(TRAINER, (session) =>
      session.query(`insert into storage.objects (bucket_id, name) values ('messages', $1)`, [path]),
    );
    expect(await open(ADMIN)).toEqual({ path });
    const first = await only(db, `select opened_at from private.opened_files`);
    await open(ADMIN);
    expect(await only(db, `select opened_at from private.opened_files`)).toEqual(first);
    // No address is made of it that others could use, or he himself later.
    expect([await seenBy(ADMIN, 'sign'), await seenBy(ADMIN, 'copy'), await seenBy(ADMIN, '')]).toEqual([0, 0, 0]);
    expect([await seenBy(ADMIN), await seenBy(SECOND_ADMIN), await seenBy(STRANGER)]).toEqual([1, 0, 0]);
    expect(
      await only(db, `select actor_id, subject_id, detail from private.audit_lines where act = 'report.file-opened'`),
    ).toEqual({ actor_id: ADMIN, subject_id: TRAINER, detail: { about: 'message', id } });
    // Its sender withdraws it from the two, and not from the case.
    await db.query(`update public.messages set retract_reason = 'A mistake' where id = $1`, [id]);
    expect([await seenBy(ADA), await seenBy(ADMIN)]).toEqual([0, 1]);
    expect(await waiting()).toMatchObject([
      { written: 'Look', stands: false, author_id: TRAINER, along: { file_type: 'image/jpeg', file_bytes: 9 } },
    ]);
    await db.query(`update private.opened_files set opened_at = now() - interval '61 minutes'`);
    expect(await seenBy(ADMIN)).toBe(0);
    await open(ADMIN);
    await decide('message', id, 'dismissed');
    expect([await seenBy(ADMIN), await codeOf(open(ADMIN))]).toEqual([0, 'P0002']);
    // Nor is it open once the case is.
    await db.query(`update public.community_reports set decided_at = null where about_id = $1`, [id]);
    expect(await seenBy(ADMIN)).toBe(0);
    await decide('message', id, 'dismissed');
  });

  test('what was taken back before it was reported stays so, and what was after is read by moderators alone', async () => {
    const sorry = await say('Meant for somebody else');
    await db.query(`update public.messages set retract_reason = 'A mistake' where id = $1`, [sorry]);
    expect(await report(ADA, 'message', sorry)).toEqual({ written: null, author_id: TRAINER });
    expect(await codeOf(decide('message', sorry, 'removed'))).toBe('P0002');
    await decide('message', sorry, 'dismissed');
    const later = await say('Taken back after the report');
    await report(ADA, 'message', later);
    await db.query(`update public.messages set retract_reason = 'A mistake' where id = $1`, [later]);
    expect(await waiting()).toMatchObject([
      { about_id: later, written: 'Taken back after the report', stands: false, author_id: TRAINER },
    ]);
    // A second report, of somebody who cannot read it, takes nothing from the case.
    expect(await report(BAYO, 'message', later)).toMatchObject({ written: null });
    expect(await waiting()).toMatchObject([{ about_id: later, written: 'Taken back after the report' }]);
    expect(await codeOf(decide('message', later, 'removed'))).toBe('P0002');
    await decide('message', later, 'dismissed');
    // Nor does who reports it have it looked at again.
    const again = (who: string, id: string, note: string): Promise<unknown> =>
      db.as(who, (session) =>
        session.query(`update public.community_reports set note = $2 where about_id = $1`, [id, note]),
      );
    await again(ADA, later, 'Please');
    expect(await waiting()).toEqual([
      { about: 'message', about_id: later, written: null, along: null, stands: false, author_id: TRAINER },
    ]);
    await decide('message', later, 'dismissed');
    const kept = await say('Still there');
    await report(ADA, 'message', kept);
    await decide('message', kept, 'dismissed');
    await again(ADA, kept, 'Please');
    expect(await waiting()).toMatchObject([{ about_id: kept, written: 'Still there', stands: true }]);
    await decide('message', kept, 'dismissed');
  });

  test('a removed message is read by nobody, is not brought back by its author, and is put back whole after an appeal', async () => {
    const id = numbered((place += 1));
    await say('You are fat', { id, file_path: `${TRAINER}/${id}.jpg`, file_type: 'image/jpeg', file_bytes: 9 });
    await report(ADA, 'message', id);
    await decide('message', id, 'removed');
    expect(await message(id)).toEqual({
      content: '(retracted)',
      file_type: null,
      retract_reason: '@moderation',
      gone: true,
    });
    const back = (reason: string | null) =>
      db.as(TRAINER, (session) =>
        session.query(`update public.messages set retract_reason = $2 where id = $1 returning id`, [id, reason]),
      );
    expect(await back(null)).toEqual([]);
    expect(await back('Mine')).toEqual([]);
    expect(await removedOf(TRAINER)).toEqual([{ about: 'message', written: 'You are fat' }]);
    expect(await removedOf(ADA)).toEqual([]);
    await db.as(TRAINER, (session) => session.query(`select public.appeal($1, 'It was her joke')`, [id]));
    await db.as(SECOND_ADMIN, (session) => session.query(`select public.answer_appeal($1, true, 'We see it.')`, [id]));
    expect(await message(id)).toEqual({
      content: 'You are fat',
      file_type: 'image/jpeg',
      retract_reason: null,
      gone: false,
    });
    const told = await db.query(
      `select title, message from public.notifications where user_id = $1 and link = '/community' order by created_at`,
      [TRAINER],
    );
    expect(told).toEqual([
      { title: 'Something you wrote was removed', message: 'A moderator has removed it. The reason: It insults.' },
      { title: 'What you wrote is back', message: 'A moderator has put it back. The reason: We see it.' },
    ]);
    expect(await count(db, `select from private.retracted_messages where message_id = $1`, [id])).toBe(0);
  });

  test('nobody says of his own message that a moderator removed it', async () => {
    const id = await say('Hello');
    const claim = db.as(TRAINER, (session) =>
      session.query(`update public.messages set retract_reason = '@moderation' where id = $1`, [id]),
    );
    expect(await codeOf(claim)).toBe('42501');
  });

  test('a challenge loses its words and not its people, and its maker calls it something else', async () => {
    const id = await on.challenge('alone');
    await db.query(`update public.challenges set title = 'Shame the fat', description = 'All of them' where id = $1`, [
      id,
    ]);
    expect(await report(BAYO, 'challenge', id)).toEqual({ written: 'Shame the fat\nAll of them', author_id: ADA });
    await decide('challenge', id, 'removed');
    const called = () => only(db, `select title, description, deleted from public.challenges where id = $1`, [id]);
    expect(await called()).toEqual({ title: '…', description: '', deleted: false });
    const call = (title: string) =>
      db.as(ADA, (session) => session.query(`update public.challenges set title = $2 where id = $1`, [id, title]));
    expect(await codeOf(call('Shame the fat'))).toBe('42501');
    expect(await codeOf(call('shame the FAT!'))).toBe('42501');
    await call('Drink or die');
    await report(TRAINER, 'challenge', id);
    await decide('challenge', id, 'removed');
    for (const each of ['Shame the fat', 'Drink or die']) expect(await codeOf(call(each))).toBe('42501');
    // What it said may be said again: the name is what was wrong.
    await db.as(ADA, (session) =>
      session.query(`update public.challenges set title = 'Water for all', description = 'All of them' where id = $1`, [
        id,
      ]),
    );
    await putBack(id);
    expect(await called()).toMatchObject({ title: 'Water for all', description: 'All of them' });
  });

  test('put back, a challenge has its words again, whatever they would be weighed by now', async () => {
    const id = await on.challenge('alone');
    await db.query(`update public.challenges set title = 'Ask www.example.com' where id = $1`, [id]);
    await report(BAYO, 'challenge', id);
    await decide('challenge', id, 'removed');
    await putBack(id);
    expect(await only(db, `select title from public.challenges where id = $1`, [id])).toEqual({
      title: 'Ask www.example.com',
    });
  });

  test('a team loses its name and not its members, and nobody takes the name again', async () => {
    const id = await on.challenge('named', { size: 5 });
    await on.takePart(BAYO, id, 'Fat haters');
    await on.takePart(ADA, id, 'fat haters');
    // Whatever a device says of when it joined.
    await db.query(
      `update public.challenge_members set joined_at = '2020-01-01' where challenge_id = $1 and user_id = $2`,
      [id, ADA],
    );
    await on.drink({ [BAYO]: 3, [ADA]: 1 });
    const [shown] = (await on.teams(TRAINER, id)).teams as unknown as { id: string; team: string }[];
    const team = shown?.id ?? '';
    expect(await report(TRAINER, 'team', team)).toEqual({ written: 'Fat haters', author_id: null });
    expect(await waiting()).toMatchObject([
      { about: 'team', about_id: team, written: 'Fat haters', stands: true, author_id: BAYO },
    ]);
    // Also once nobody joins any more.
    await on.lasts(id, -1, 3);
    await decide('team', team, 'removed');
    const nameless = `… ${team.slice(0, 8)}`;
    const names = () => db.query(`select distinct team from public.challenge_members where challenge_id = $1`, [id]);
    expect(await names()).toEqual([{ team: nameless }]);
    expect(await removedOf(BAYO)).toEqual([{ about: 'team', written: 'Fat haters' }]);
    await on.lasts(id, 0, 3);
    for (const name of ['FAT HATERS', 'Fat-haters!']) expect(await on.takePart(TRAINER, id, name)).toBe('');
    await putBack(team);
    expect(await names()).toEqual(expect.arrayContaining([{ team: 'Fat haters' }]));
  });

  test('a centre is not renamed as if it were a team', async () => {
    const id = await on.challenge('centre', { from: 1 });
    await db.query(`update public.profiles set preferred_fitness_center = 'Lagos' where id = $1`, [BAYO]);
    expect(await on.takePart(BAYO, id, '')).not.toBe('');
    const { team } = await only(
      db,
      `select private.team_id($1, team) as team from public.challenge_members where challenge_id = $1`,
      [id],
    );
    await report(ADA, 'team', String(team));
    expect(await codeOf(decide('team', String(team), 'removed'))).toBe('P0002');
    await decide('team', String(team), 'dismissed');
  });
});
