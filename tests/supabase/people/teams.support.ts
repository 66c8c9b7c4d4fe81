import type { Row, TestDatabase } from '../../support/database.ts';
import { expect } from 'vitest';
import { numbered } from '../../support/members.ts';
import { dayAhead, only, push } from './support.ts';

const ADA = numbered(1);

interface Place {
  rank: number;
  score: number;
  user_id: string | null;
}
export interface Board {
  places: Place[];
}
export interface Teams {
  provisional: boolean;
  mine: string | null;
  teams: { rank: number; team: string; score: number | null; members: number }[];
  members: Place[];
}

/** What is done to challenges in teams, and what is asked of them. */
export function teamsOn(db: TestDatabase) {
  const challenge = async (teams: string, { from = 0, until = 3, size = 3 } = {}): Promise<string> => {
    const { id } = await db.as(ADA, (session) =>
      only(
        session,
        `insert into public.challenges (creator_id, title, metric, target, starts_on, ends_on, teams, team_size)
         values ($1, 'Together', 'water', 5, $2, $3, $4, $5)
         returning id`,
        [ADA, dayAhead(from), dayAhead(until), teams, size],
      ),
    );
    await db.query('delete from private.late_challenges');
    return String(id);
  };
  /** As a device does; what the server made of the team. */
  const takePart = async (who: string, id: string, team: string, more: Row = {}): Promise<unknown> => {
    const { natural } = await only(db, `select sync.natural_id('challenge_members', $1, $2) as natural`, [id, who]);
    const former = await db.query<{ rev: string }>(`select rev from public.challenge_members where id = $1`, [natural]);
    const row = { id: natural, challenge_id: id, user_id: who, on_board: true, team, deleted: false, ...more };
    expect((await push(db, who, 'challenge_members', row, former[0]?.rev)).verdict).toBe('applied');
    return (await only(db, `select team from public.challenge_members where id = $1`, [natural]))['team'];
  };
  /** As if it had its days then. */
  const lasts = (id: string, from: number, until: number): Promise<unknown> =>
    db.query(`update public.challenges set starts_on = $2, ends_on = $3 where id = $1`, [
      id,
      dayAhead(from),
      dayAhead(until),
    ]);
  const drink = async (glasses: Record<string, number>, day = 0): Promise<void> => {
    await db.exec('delete from public.water_intake');
    for (const [who, count] of Object.entries(glasses)) {
      await db.query(`insert into public.water_intake (user_id, date, glasses_consumed) values ($1, $2, $3)`, [
        who,
        dayAhead(day),
        count,
      ]);
    }
    await db.exec('delete from private.late_entries');
  };
  const ask = async <T>(reader: string, sql: string, params: unknown[] = []): Promise<T> =>
    (await db.as(reader, (session) => only(session, `select ${sql} as answer`, params)))['answer'] as T;
  const teams = (reader: string, id: string): Promise<Teams> => ask(reader, 'public.team_board($1)', [id]);
  const ranked = async (reader: string, id: string): Promise<unknown[]> =>
    (await teams(reader, id)).teams.map(({ rank, team, score, members }) => [rank, team, score, members]);
  return { challenge, takePart, lasts, drink, ask, teams, ranked };
}
