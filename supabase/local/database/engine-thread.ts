import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { asInstant } from './instants.ts';
import type { Answered, Asked, Said, Seed, State } from './engine-messages.ts';

const asText = (text: string): string => text;
const asJson = (text: string): unknown => JSON.parse(text);

function asNumber(text: string): unknown {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}

function asInteger(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

/** How lite expects values, by type number: bigint, json, jsonb, numeric, dates and times. */
const PARSERS = {
  20: asInteger,
  114: asJson,
  3802: asJson,
  1700: asNumber,
  1082: asText,
  1083: asText,
  1114: asInstant,
  1184: asInstant,
  1266: asText,
};

const { folder, wasm } = workerData as Seed;
const postgres = new PGlite({
  dataDir: folder,
  pgliteWasmModule: wasm,
  extensions: { uuid_ossp, pgcrypto },
  parsers: PARSERS,
});

let state: State = 'I';
let tag = '';
let broken: string | null = null;

/** The transaction state PostgreSQL reports after each message, which PGlite hides. */
function followState(): void {
  const ask = postgres.execProtocolStream.bind(postgres);
  postgres.execProtocolStream = async (message, options) => {
    const messages = await ask(message, options);
    for (const each of messages) {
      if (each.name === 'readyForQuery') state = (each as unknown as { status: State }).status;
      else if (each.name === 'commandComplete') tag = (each as unknown as { text: string }).text;
    }
    return messages;
  };
}

// The exit status with which a SQL error jumps back to the main loop.
const JUMP = 100;
const ENTRANCES = ['_PostgresMainLoopOnce', '_PostgresMainLongJmp', '_PostgresSendReadyForQueryIfNecessary'] as const;

/** Any other exit of the WASM is a crash, such as a stack overflow. PGlite carries on as if the statement had ended. */
function noticeCrashes(): void {
  const engine = postgres.Module;
  for (const name of ENTRANCES) {
    const enter = engine[name].bind(engine);
    engine[name] = () => {
      try {
        enter();
      } catch (error) {
        if ((error as { status?: number }).status !== JUMP) broken ??= String(error);
        throw error;
      }
    };
  }
}

async function answer({ id, text, parameters }: Asked): Promise<Answered> {
  tag = '';
  try {
    const results = parameters ? [await postgres.query(text, parameters)] : await postgres.exec(text);
    const sets = results.map(({ rows, affectedRows = 0 }) => ({
      rows: rows as Answered['sets'][0]['rows'],
      affectedRows,
    }));
    return { id, sets, state, tag, broken, error: null };
  } catch (error) {
    return { id, sets: [], state, tag, broken, error: asFields(error as Error) };
  }
}

/** The part of an error that another thread can receive. */
function asFields(error: Error): Answered['error'] {
  const texts = Object.entries(error).filter((field): field is [string, string] => typeof field[1] === 'string');
  const { query: _query, ...fields } = Object.fromEntries(texts);
  return { ...fields, message: error.message };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window and has no origin
const say = (said: Said): void => parentPort?.postMessage(said);

await postgres.waitReady;
followState();
noticeCrashes();
postgres.onNotification((channel, payload) => say({ channel, payload }));
async function close(): Promise<void> {
  await postgres.close();
  parentPort?.close();
}

parentPort?.on('message', (asked: Asked | 'close') => void (asked === 'close' ? close() : answer(asked).then(say)));
say('ready');
