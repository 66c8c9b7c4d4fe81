import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import type { AppData } from '#src/data/app-data.ts';
import type { Local } from '#src/data/database/opening.ts';
import { nowBy } from '#src/data/time/clock.ts';
import { isDay } from '#src/lib/days.ts';
import { isDataLow } from '#src/lib/low-data.ts';
import { DayVersions, ProgramVersions } from '#src/work/versions/shape.ts';

// The versions of clients' plans that this device has heard of, so that they are read without a network: those that were
// looked at, and the newest of all clients one plans for. A fact for each client, wiped with the others. Each instant is
// the server's.

const PREFIX = 'kept:plan-versions of ';
const ALL = 'kept:plan-versions along';
/** Days of a client that are not taken along, those of which it was heard last. */
const MOST_BEYOND = 28;
/** Of a program or a day. The server has thirty. */
const MOST_VERSIONS = 10;
const ASK_AFTER_MS = 6 * 3_600_000;
/** A version is dated when its transaction begins, and may be there only some time later. */
const LATE_MS = 5 * 60_000;

const Version = z.looseObject({ id: z.string(), made_at: z.string() });
type Version = z.infer<typeof Version>;

/** By the id of a program, or by day. */
const Plans = z.record(z.string(), z.object({ at: z.number(), versions: z.array(Version) }));
type Plans = z.infer<typeof Plans>;

/** As this version of the app shows them. */
const Readable = z.record(z.string(), z.object({ versions: z.union([ProgramVersions, DayVersions]) }));

/** Of whom all that is taken along was told, from which day to which, and as of when. */
const Along = z.object({
  at: z.number(),
  first: z.string(),
  last: z.string(),
  held: z.array(z.string()),
  /** Whether that is everybody one plans for. */
  isWhole: z.boolean(),
});
type Along = z.infer<typeof Along>;

const Told = z.object({
  at: z.string(),
  first: z.string(),
  last: z.string(),
  clients: z.array(z.string()),
  held: z.array(z.string()),
  programs: z.array(z.string()),
  versions: z.array(
    z.looseObject({
      ...Version.shape,
      client: z.string(),
      program_id: z.nullable(z.string()),
      day: z.nullable(z.string()),
    }),
  ),
});
type Told = z.infer<typeof Told>;

type Facts = Pick<Local, 'facts'>;

const nameOf = (clientId: string): string => `${PREFIX}${clientId}`;

async function plansOf({ facts }: Facts, clientId: string): Promise<Plans | null> {
  return Plans.safeParse((await facts.get(nameOf(clientId)))?.value).data ?? null;
}

const alongIn = async ({ facts }: Facts): Promise<Along | null> =>
  Along.safeParse((await facts.get(ALL))?.value).data ?? null;

const isAlong = (along: Along | null, key: string): boolean =>
  along !== null && key >= along.first && key <= along.last;

/** With those before them that are known; none where some are missing between: what the next one changed would be wrong. */
function joined(told: readonly Version[], known: readonly Version[] = []): Version[] {
  const oldest = told.at(-1);
  const place = oldest ? known.findIndex(({ id }) => id === oldest.id) : -1;
  const all = [...told, ...(place < 0 ? [] : known.slice(place + 1))];
  const [newest, cut] = [all.slice(0, MOST_VERSIONS - 1), all[MOST_VERSIONS - 1]];
  return cut ? [...newest, all.length > MOST_VERSIONS ? { ...cut, is_first: false } : cut] : newest;
}

/** What was told of these programs or days of a client, unless something later is known. */
export const keepTold = (
  db: Local,
  clientId: string,
  { at, told }: { at: number; told: ReadonlyMap<string, readonly Version[]> },
): Promise<void> =>
  db.transaction('rw', db.facts, async () => {
    const [former, along] = await Promise.all([plansOf(db, clientId), alongIn(db)]);
    const plans: Plans = { ...former };
    for (const [key, versions] of told) {
      const known = plans[key];
      if (!known || known.at <= at) plans[key] = { at, versions: joined(versions, known?.versions) };
    }
    const beyond = Object.keys(plans)
      .filter((key) => isDay(key) && !isAlong(along, key))
      .toSorted((a, b) => (plans[b]?.at ?? 0) - (plans[a]?.at ?? 0));
    for (const key of beyond.slice(MOST_BEYOND)) delete plans[key];
    await db.facts.put({ name: nameOf(clientId), value: plans });
  });

/** The versions of all these, the newest first, as of the one that is known least well; null unless each is known. */
export async function takenVersions<T>(
  db: Facts,
  { clientId, keys, shape }: { clientId: string; keys: readonly string[]; shape: ZodMiniType<T> },
): Promise<{ value: T; at: number } | null> {
  const [plans, along] = await Promise.all([plansOf(db, clientId), alongIn(db)]);
  if (!plans) return null;
  const at = along?.held.includes(clientId) ? along.at : 0;
  const known = keys.flatMap((key) => {
    const heard = plans[key];
    // Of a program, and of these days, it is told whenever they have changed.
    const isTold = at > 0 && (!isDay(key) || isAlong(along, key));
    if (heard) return [{ at: isTold ? Math.max(at, heard.at) : heard.at, versions: heard.versions }];
    return isTold && isDay(key) ? [{ at, versions: [] }] : [];
  });
  if (known.length < keys.length) return null;
  const versions = known.flatMap((each) => each.versions).toSorted((a, b) => b.made_at.localeCompare(a.made_at));
  const read = shape.safeParse(versions);
  return read.success ? { value: read.data, at: Math.min(...known.map((each) => each.at)) } : null;
}

/** Of whom all is here and can be shown: of the others it is asked anew. */
async function heldIn({ facts }: Facts, along: Along | null): Promise<string[]> {
  const held = along?.held ?? [];
  const found = await facts.bulkGet(held.map(nameOf));
  return held.filter((_, at) => Readable.safeParse(found[at]?.value).success);
}

const keepAnswer = (db: Local, { clients, held, programs, versions, at: told, first, last }: Told): Promise<void> =>
  db.transaction('rw', db.facts, async () => {
    const at = Date.parse(told);
    const isWhole = held.length === clients.length;
    await db.facts.put({ name: ALL, value: { at, first, last, held, isWhole } satisfies Along });
    const names = await db.facts.where('name').startsWith(PREFIX).primaryKeys();
    await db.facts.bulkDelete(names.filter((name) => !clients.includes(name.slice(PREFIX.length))));
    const byClient = Map.groupBy(versions, ({ client }) => client);
    for (const id of held) {
      const ofClient = byClient.get(id) ?? [];
      await keepTold(db, id, { at, told: Map.groupBy(ofClient, ({ program_id, day }) => program_id ?? day ?? '') });
      const plans = Object.entries((await plansOf(db, id)) ?? {});
      const kept = plans.filter(([key]) => isDay(key) || programs.includes(key));
      await db.facts.put({ name: nameOf(id), value: Object.fromEntries(kept) satisfies Plans });
    }
  });

type Session = Pick<AppData['session'], 'supabase'>;

/** A line on which ten clients take longer brings nothing; one that hangs would keep others from asking. */
const PART_MS = 120_000;

/** Some clients at once, each of which is kept; then the others. */
async function askAll(db: Local, session: Session, held: readonly string[], since: number): Promise<void> {
  const client = await session.supabase();
  const { data } = await client
    .rpc('client_plan_versions', { held: [...held], since: new Date(since).toISOString() })
    .abortSignal(AbortSignal.timeout(PART_MS))
    .throwOnError();
  const told = Told.parse(data);
  await keepAnswer(db, told);
  if (told.held.length < told.clients.length && !isDataLow()) await askAll(db, session, told.held, Date.parse(told.at));
}

async function askWhereDue(db: Local, session: Session): Promise<void> {
  const former = await alongIn(db);
  if (former?.isWhole && nowBy(db) - former.at < ASK_AFTER_MS) return;
  await askAll(db, session, await heldIn(db, former), Math.max(0, (former?.at ?? 0) - LATE_MS));
}

const asking = new WeakSet<Local>();

/** Asks for what has changed of all clients, where that was not asked lately, and forgets those one plans for no longer. */
export async function takeVersions(db: Local, session: Session): Promise<void> {
  if (asking.has(db)) return;
  asking.add(db);
  await askWhereDue(db, session).finally(() => asking.delete(db));
}
