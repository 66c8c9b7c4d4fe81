import type { Database, Row } from '../../../supabase/local/database/database.ts';
import { ACTORS, MEMBERS } from './actors.ts';
import type { Actor, Cast, Member } from './actors.ts';
import { STORED_EXTRA } from './rows.lab.ts';
import { ROWS, parentsOf } from './rows.ts';

/** Four letters, `CRUD`, a dash for what is refused. */
export type Cell = string;

const REFUSED = new Set(['42501', 'P0001']);

async function columnsAsSql(database: Database, row: Row): Promise<Row> {
  const entries = Object.entries(row).map(async ([name, value]) => {
    if (typeof value !== 'string' || !value.startsWith('(select')) return [name, value];
    const [found] = await database.query<{ value: unknown }>(`select ${value} as value`);
    return [name, found?.value];
  });
  return Object.fromEntries(await Promise.all(entries)) as Row;
}

/** What finds a row again: its id, else the columns of its natural key. */
function keyOf(row: Row): [string, unknown][] {
  if (row['id']) return [['id', row['id']]];
  return Object.entries(row).filter(([name]) =>
    /(_id|^code|^item|^moment|^date|^from_day|^channel|^endpoint)$/.test(name),
  );
}

/** As the owner of the database; what is there already stays. Answers the id. */
async function store(database: Database, table: string, row: Row): Promise<string> {
  const columns = Object.keys(row).join(', ');
  const [made] = await database.query<{ id: string | number }>(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, $1::jsonb)
     on conflict do nothing returning id`,
    [JSON.stringify(row)],
  );
  if (made) return String(made.id);
  const key = keyOf(row);
  const [found] = await database.query<{ id: string | number }>(
    `select id from public.${table} where ${key.map(([name], at) => `${name}::text = $${at + 1}`).join(' and ')} limit 1`,
    key.map(([, value]) => String(value)),
  );
  if (!found) throw new Error(`No row of ${table} could be stored: ${JSON.stringify(row)}`);
  return String(found.id);
}

export async function storeParents({ stack, ids }: Cast): Promise<void> {
  for (const member of MEMBERS) {
    for (const [table, row] of parentsOf(ids[member], ids)) await store(stack.database, table, row);
  }
}

/** The row about an owner that the others are tried against. What a carer writes is written by Ada's trainer. */
async function storeTarget({ stack, ids }: Cast, table: string, owner: Member): Promise<string> {
  const maker = owner === 'ada' ? (WRITER[table] ?? owner) : owner;
  const made = ROWS[table]?.({ owner: ids[owner], maker: ids[maker], provider: providerOf(ids, owner), n: 0 });
  const row = await columnsAsSql(stack.database, { ...made, ...STORED_EXTRA[table] });
  return store(stack.database, table, row);
}

/** Who wrote what a client only reads. */
const WRITER: Record<string, Member> = {
  progress_evaluations: 'trainer',
  attendance_records: 'trainer',
  milestones: 'trainer',
  care_notes: 'trainer',
  goal_proposals: 'trainer',
  meal_comments: 'nutritionist',
  training_comments: 'trainer',
  client_follows: 'trainer',
  lab_results: 'lab',
  personal_ranges: 'doctor',
  care_papers: 'doctor',
  care_facts: 'doctor',
  lab_alerts: 'doctor',
  surgery_cases: 'surgeon',
  surgery_checks: 'surgeon',
  surgery_consents: 'surgeon',
  operation_records: 'surgeon',
  surgery_checkins: 'surgeon',
};

/** An approved provider who is somebody else. */
const providerOf = (ids: Cast['ids'], owner: Member) => ids[owner === 'trainer' ? 'outsider' : 'trainer'];

class Attempt {
  readonly #cast: Cast;
  readonly #table: string;
  readonly #actor: Actor;
  #n: number;

  constructor(cast: Cast, table: string, actor: Actor, n: number) {
    this.#cast = cast;
    this.#table = table;
    this.#actor = actor;
    this.#n = n;
  }

  get #from() {
    return this.#cast.clients[this.#actor].from(this.#table);
  }

  #judge(error: { code: string; message: string } | null, done: boolean, operation: string): boolean {
    if (error && !REFUSED.has(error.code)) {
      throw new Error(`${operation} on ${this.#table} as ${this.#actor}: ${error.code} ${error.message}`);
    }
    return !error && done;
  }

  async create(owner: Member): Promise<boolean> {
    const { ids, stack } = this.#cast;
    const actorId = this.#actor === 'anon' || this.#actor === 'service' ? ids[owner] : ids[this.#actor];
    const wanted = {
      owner: ids[owner],
      maker: this.#actor === 'service' ? ids.trainer : actorId,
      provider: providerOf(ids, owner),
      n: this.#n,
    };
    const row = await columnsAsSql(stack.database, ROWS[this.#table]?.(wanted) ?? {});
    const { error } = await this.#from.insert(row);
    // The policies were asked before the index was, so a row that is there already was allowed.
    if (error?.code === '23505') return true;
    const made = this.#judge(error, true, 'insert');
    if (made) await this.#forget(row);
    return made;
  }

  async #forget(row: Row): Promise<void> {
    const named = keyOf(row);
    await this.#cast.stack.database.query(
      `delete from public.${this.#table} where ${named.map(([name], at) => `${name}::text = $${at + 1}`).join(' and ')}`,
      named.map(([, value]) => value),
    );
  }

  async read(id: string): Promise<boolean> {
    const { data, error } = await this.#from.select('id').eq('id', id);
    return this.#judge(error, data?.length === 1, 'select');
  }

  async update(id: string, change: Row): Promise<boolean> {
    const { data, error } = await this.#from.update(change).eq('id', id).select('id');
    return this.#judge(error, data?.length === 1, 'update');
  }

  async delete(id: string): Promise<boolean> {
    const { data, error } = await this.#from.delete().eq('id', id).select('id');
    return this.#judge(error, data?.length === 1, 'delete');
  }
}

const CHANGE: Record<string, Row> = {
  notification_deliveries: { attempts: 1 },
  push_subscriptions: { user_agent: 'other' },
  centres: { place: 101 },
  offers: { place: 101 },
  lenders: { rate_bp: 1 },
  procedures: { place: 101 },
  saved_views: { search: 'role=doctor' },
  wordings: { title_en: 'Booked for you' },
};

async function tryCell(cast: Cast, table: string, actor: Actor, owner: Member, n: number): Promise<Cell> {
  const attempt = new Attempt(cast, table, actor, n);
  const id = await storeTarget(cast, table, owner);
  const change = CHANGE[table] ?? { updated_at: new Date().toISOString() };
  const read = await attempt.read(id);
  const updated = await attempt.update(id, change);
  // A profile takes the whole account with it, so only what may be refused is tried on those who are needed.
  const deleted = await attempt.delete(id);
  if (deleted) await storeTarget(cast, table, owner);
  const created = await attempt.create(owner);
  return [created && 'C', read && 'R', updated && 'U', deleted && 'D'].map((letter) => letter || '-').join('');
}

export interface Access {
  /** On Ada's row, by every actor; her own is the cell of a client. */
  theirs: Record<Actor, Cell>;
  /** On a row of one's own. */
  own: Partial<Record<Actor, Cell>>;
}

export async function tryTable(cast: Cast, table: string): Promise<Access> {
  const access: Access = { theirs: {} as Record<Actor, Cell>, own: {} };
  let n = 1;
  for (const actor of ACTORS) {
    access.theirs[actor] = await tryCell(cast, table, actor, 'ada', (n += 1));
    if (actor === 'anon' || actor === 'service' || actor === 'ada') continue;
    access.own[actor] = await tryCell(cast, table, actor, actor, (n += 1));
  }
  return access;
}
