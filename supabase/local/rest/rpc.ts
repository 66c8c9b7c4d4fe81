import type { StackContext } from '../context.ts';
import { literal } from '../database/database.ts';
import type { Claims, Row } from '../database/database.ts';
import { json } from '../http/answers.ts';
import { failureOf } from './errors.ts';

// A function that returns JSON, called with one object of arguments, is one statement, and its answer passes through
// unchanged. Sync needs nothing else. Any other request goes to lite.

interface Callable extends Row {
  name: string;
  /** Types by argument name, as SQL spells them. */
  types: Record<string, string>;
  required: string[];
}

// An overloaded name is not one function, and lite handles functions that read requests and write responses themselves.
const CALLABLE = `select quote_ident(min(p.proname)) as name,
    coalesce(jsonb_object_agg(a.name, format_type(a.type, null)) filter (where a.name is not null), '{}') as types,
    coalesce(jsonb_agg(a.name) filter (where a.place <= p.pronargs - p.pronargdefaults), '[]') as required
  from pg_proc p left join lateral unnest(p.proargnames, p.proargtypes::oid[]) with ordinality a (name, type, place)
    on true
  where p.oid = (select min(oid) from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace
      having count(*) = 1)
    and p.prokind = 'f' and p.prorettype in ('json'::regtype, 'jsonb'::regtype) and not p.proretset
    and p.provariadic = 0 and p.proargmodes is null and p.prosrc !~ 'PGRST|request[.]|response[.]'
  group by p.oid`;

type Arguments = Record<string, unknown>;

function argumentsIn(body: string): Arguments | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Arguments) : null;
  } catch {
    return null;
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Null where the arguments do not match the function. */
function statementOf({ name, types, required }: Callable, body: string): string | null {
  const sent = argumentsIn(body);
  if (!sent) return null;
  const given = Object.keys(sent);
  if (!given.every((each) => Object.hasOwn(types, each)) || !required.every((each) => given.includes(each)))
    return null;
  if (given.length === 0) return `select public.${name}()::text as answer`;
  const passed = given.map((each) => `${quoted(each)} := sent.${quoted(each)}`);
  const columns = given.map((each) => `${quoted(each)} ${types[each]}`);
  return `select public.${name}(${passed.join(', ')})::text as answer
    from json_to_record(${literal(body)}) sent (${columns.join(', ')})`;
}

const PLAIN = /^(application\/json|\*\/\*)(;|$)/;

function functionIn(request: Request): string | null {
  const { pathname, search } = new URL(request.url);
  const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
  const { headers } = request;
  const isPlain =
    request.method === 'POST' &&
    search === '' &&
    !headers.has('prefer') &&
    !headers.has('range') &&
    (headers.get('content-profile') ?? 'public') === 'public' &&
    PLAIN.test(headers.get('accept') ?? '*/*') &&
    PLAIN.test(headers.get('content-type') ?? '');
  return isPlain ? (name ?? null) : null;
}

export interface Rpc {
  /** Null where the request is more than a plain call. */
  call(caller: Claims, request: Request, body: string): Promise<Response | null>;
  /** The functions may have changed. */
  forget(): void;
}

export function createRpc({ database }: StackContext): Rpc {
  const known = new Map<string, Callable>();

  async function callable(name: string): Promise<Callable | null> {
    const found = known.get(name) ?? (await database.query<Callable>(CALLABLE, [name]))[0];
    if (found) known.set(name, found);
    return found ?? null;
  }

  return {
    forget: () => known.clear(),
    async call(caller, request, body) {
      const name = functionIn(request);
      const wanted = name === null ? null : await callable(name);
      if (!wanted) return null;
      const statement = statementOf(wanted, body);
      if (statement === null) return null;
      try {
        const [row] = await database.askAs<{ answer: string | null }>(caller, statement);
        const headers = { 'content-type': 'application/json; charset=utf-8' };
        return new Response(row?.answer ?? 'null', { headers });
      } catch (error) {
        const failure = failureOf(error, caller.role === 'anon');
        if (!failure) throw error;
        return json(failure.status, failure.body);
      }
    },
  };
}
