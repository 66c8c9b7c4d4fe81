import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import type { AppData } from '#src/data/app-data.ts';
import type { Local } from '#src/data/database/opening.ts';
import { addDays, isDay } from '#src/lib/days.ts';

// The versions of clients' plans that this device has heard of, so that they are read without a network: those that were
// looked at, and the newest of all clients one plans for. A fact for each client, wiped with the others.

const PREFIX = 'kept:plan-versions of ';
const ALL = 'kept:plan-versions along';
/** Programs and days of a client, those of which it was heard last. The server keeps thirty versions of each. */
const MOST_PLANS = 60;
/** As the server tells them around its day. */
const [BEHIND, AHEAD] = [6, 28];

const Version = z.looseObject({ id: z.string(), made_at: z.string() });
type Version = z.infer<typeof Version>;

/** By the id of a program, or by day. */
const Plans = z.record(z.string(), z.object({ at: z.number(), versions: z.array(Version) }));
type Plans = z.infer<typeof Plans>;

/** Whose versions were taken along, and as of when by the server's clock. */
const Along = z.object({ at: z.number(), clients: z.array(z.string()) });
type Along = z.infer<typeof Along>;

const Told = z.object({
  at: z.string(),
  clients: z.array(z.string()),
  versions: z.array(
    z.looseObject({
      ...Version.shape,
      client: z.string(),
      program_id: z.nullable(z.string()),
      day: z.nullable(z.string()),
    }),
  ),
});

const nameOf = (clientId: string): string => `${PREFIX}${clientId}`;

const plansOf = async ({ facts }: Pick<Local, 'facts'>, clientId: string): Promise<Plans> =>
  Plans.safeParse((await facts.get(nameOf(clientId)))?.value).data ?? {};

const alongIn = async ({ facts }: Pick<Local, 'facts'>): Promise<Along | null> =>
  Along.safeParse((await facts.get(ALL))?.value).data ?? null;

/** With those before them that are known; none where some are missing between: what the next one changed would be wrong. */
function joined(told: readonly Version[], known: readonly Version[] = []): Version[] {
  const oldest = told.at(-1);
  const place = oldest ? known.findIndex(({ id }) => id === oldest.id) : -1;
  return [...told, ...(place < 0 ? [] : known.slice(place + 1))];
}

/** What was told of these programs or days of a client. */
export const keepTold = (
  db: Local,
  clientId: string,
  { at, told }: { at: number; told: ReadonlyMap<string, readonly Version[]> },
): Promise<void> =>
  db.transaction('rw', db.facts, async () => {
    const former = await plansOf(db, clientId);
    const heard = [...told].map(
      ([key, versions]) => [key, { at, versions: joined(versions, former[key]?.versions) }] as const,
    );
    const all = Object.entries({ ...former, ...Object.fromEntries(heard) });
    const newest = all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST_PLANS);
    await db.facts.put({ name: nameOf(clientId), value: Object.fromEntries(newest) satisfies Plans });
  });

/** The versions of all these, the newest first, as of the one that is known least well; null unless each is known. */
export async function takenVersions<T>(
  db: Pick<Local, 'facts'>,
  { clientId, keys, shape }: { clientId: string; keys: readonly string[]; shape: ZodMiniType<T> },
): Promise<{ value: T; at: number } | null> {
  const [plans, along] = await Promise.all([plansOf(db, clientId), alongIn(db)]);
  const at = along?.clients.includes(clientId) ? along.at : 0;
  const day = new Date(at).toISOString().slice(0, 10);
  const isTold = (key: string): boolean => isDay(key) && key >= addDays(day, -BEHIND) && key <= addDays(day, AHEAD);
  const found = keys.map((key) => {
    const heard = plans[key];
    if (isTold(key)) return { at: Math.max(at, heard?.at ?? 0), versions: heard?.versions ?? [] };
    // Of a program it is told whenever it has changed.
    return heard && !isDay(key) ? { ...heard, at: Math.max(at, heard.at) } : heard;
  });
  const known = found.filter((each) => each !== undefined);
  if (known.length < keys.length) return null;
  const versions = known.flatMap((each) => each.versions).toSorted((a, b) => b.made_at.localeCompare(a.made_at));
  const read = shape.safeParse(versions);
  return read.success ? { value: read.data, at: Math.min(...known.map((each) => each.at)) } : null;
}

/** Asks for what has changed of all clients, and forgets those one plans for no longer. */
export async function takeVersions(
  db: Local,
  session: Pick<AppData['session'], 'supabase'>,
  signal: AbortSignal,
): Promise<void> {
  const former = await alongIn(db);
  const client = await session.supabase();
  const { data } = await client
    .rpc('client_plan_versions', {
      held: former?.clients ?? [],
      since: new Date(former?.at ?? 0).toISOString(),
    })
    .abortSignal(signal)
    .throwOnError();
  const told = Told.parse(data);
  if (signal.aborted) return;
  const { clients } = told;
  const at = Date.parse(told.at);
  const byClient = Map.groupBy(told.versions, (version) => version.client);
  await db.transaction('rw', db.facts, async () => {
    const names = await db.facts.where('name').startsWith(PREFIX).primaryKeys();
    await db.facts.bulkDelete(names.filter((name) => !clients.includes(name.slice(PREFIX.length))));
    for (const [id, versions] of byClient) {
      await keepTold(db, id, { at, told: Map.groupBy(versions, ({ program_id, day }) => program_id ?? day ?? '') });
    }
    await db.facts.put({ name: ALL, value: { at, clients } satisfies Along });
  });
}
