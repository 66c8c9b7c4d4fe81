import type { StackContext } from '../context.ts';
import { isServerFailure } from '../database/database.ts';
import type { Claims, Session } from '../database/database.ts';

/** What the policies on `realtime.messages` allow a caller on a private topic. */
export interface Authorization {
  canRead(claims: Claims, topic: string): Promise<boolean>;
  canWrite(claims: Claims, topic: string): Promise<boolean>;
}

const INSUFFICIENT_PRIVILEGE = '42501';

const BECOME_CALLER = `select
  set_config('realtime.topic', $1, true),
  set_config('request.jwt.claims', $2, true),
  set_config('request.jwt.claim.sub', $3, true),
  set_config('role', $4, true)`;

const INSERT_MESSAGE = `insert into realtime.messages (topic, extension) values ($1, 'broadcast')`;

class Finding extends Error {
  readonly allowed: boolean;
  constructor(allowed: boolean) {
    super('only to roll back');
    this.allowed = allowed;
  }
}

const become = (session: Session, claims: Claims, topic: string) =>
  session.query(BECOME_CALLER, [topic, JSON.stringify(claims), claims.sub ?? '', claims.role ?? 'anon']);

export function createAuthorization({ database, log }: StackContext): Authorization {
  /** Leaves nothing behind: it throws its result, which rolls back. */
  async function probe(work: (session: Session) => Promise<boolean>): Promise<boolean> {
    try {
      await database.transaction(async (session) => {
        throw new Finding(await work(session));
      });
    } catch (error) {
      if (error instanceof Finding) return error.allowed;
      // Failing to ask is not an answer.
      if (isServerFailure(error)) throw error;
      if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE)
        log(`realtime: a policy failed: ${String(error)}`);
    }
    return false;
  }

  return {
    canRead: (claims, topic) =>
      probe(async (session) => {
        const [message] = await session.query<{ id: string }>(`${INSERT_MESSAGE} returning id`, [topic]);
        await become(session, claims, topic);
        const seen = await session.query('select 1 from realtime.messages where topic = $1 and id = $2', [
          topic,
          message?.id,
        ]);
        return seen.length > 0;
      }),
    canWrite: (claims, topic) =>
      probe(async (session) => {
        await become(session, claims, topic);
        await session.query(INSERT_MESSAGE, [topic]);
        return true;
      }),
  };
}
