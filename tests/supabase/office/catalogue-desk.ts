import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '../../support/database.ts';
import { numbered } from '../../support/members.ts';
import { only } from '../people/support.ts';
import { withCode } from './support.ts';

/** Who writes, and who publishes. */
export const [WRITER, SECOND] = [numbered(3), numbered(4)];

interface Planned extends Record<string, unknown> {
  line: number;
  code: string;
  verdict: string;
  problem: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  stamp: string;
}

interface Written {
  by?: string;
  id?: string;
  catalogue?: string;
  send?: boolean;
  based?: number | null;
  state?: string | null;
}

/** What is done at the desk of catalogues, as administrators do it. */
export function deskOf(db: TestDatabase) {
  const counts = (code: string, catalogue = 'offers') =>
    only<{ id: string; version: number; state: string; content: Record<string, unknown> }>(
      db,
      `select id, version, state, content from private.catalogue_versions
       where code = $1 and catalogue = $2 and state in ('published', 'retired')`,
      [code, catalogue],
    );
  const offer = (code: string) =>
    only<{ price_kobo: number; is_active: boolean }>(
      db,
      `select price_kobo, is_active from public.offers where code = $1`,
      [code],
    );
  const said = async () =>
    (await db.query(`select act from private.audit_lines where act like 'catalogue.%' order by id`)).map(
      ({ act }) => act,
    );

  async function write(code: string, change: Record<string, unknown>, options: Written = {}): Promise<string> {
    const { by = WRITER, id = randomUUID(), catalogue = 'offers', send = true } = options;
    const [old] = await db.query(
      `select version, state, content from private.catalogue_versions
       where code = $1 and catalogue = $2 and state in ('published', 'retired')`,
      [code, catalogue],
    );
    const { based = old?.['version'] ?? null, state = old?.['state'] ?? null } = options;
    const content = { ...(old?.['content'] as object | undefined), ...change };
    await db.as(by, (session) =>
      session.query(`select public.write_entry($1, $2, $3, $4::jsonb, 'Dearer rent', $5, $6, $7)`, [
        id,
        catalogue,
        code,
        JSON.stringify(content),
        based,
        state,
        send,
      ]),
    );
    return id;
  }
  const publish = (ids: string[], by = SECOND, act: string = randomUUID()): Promise<string> =>
    withCode(db, by, async (session) => {
      await session.query(`select public.publish_entries($1, $2::uuid[], 'Agreed')`, [act, ids]);
      return act;
    });
  const takeBack = (act: string, by = SECOND) =>
    withCode(db, by, (session) => session.query(`select public.take_back_publication($1, 'A slip')`, [act]));
  const retire = async (code: string, catalogue = 'offers') => {
    const { version } = await counts(code, catalogue);
    return withCode(db, WRITER, (session) =>
      session.query(`select public.retire_entry($1, $2, $3, 'Not offered any more')`, [catalogue, code, version]),
    );
  };
  const giveBack = (id: string, by = SECOND) =>
    db.as(by, (session) => session.query(`select public.return_entry($1, 'Too dear')`, [id]));
  /** Sent for real with the stamps of what was seen, which is what it is now unless another is given. */
  async function read(lines: unknown, forReal = false, seen?: string[], catalogue = 'offers'): Promise<Planned[]> {
    const ask = (stamps: string[] | null) =>
      db.as(WRITER, (session) =>
        session.query<Planned>(`select * from public.import_entries($3, $1::jsonb, 'A new list', $2)`, [
          JSON.stringify(lines),
          stamps,
          catalogue,
        ]),
      );
    return ask(forReal ? (seen ?? (await ask(null)).map(({ stamp }) => stamp)) : null);
  }
  return { counts, offer, said, write, publish, takeBack, retire, giveBack, read };
}
