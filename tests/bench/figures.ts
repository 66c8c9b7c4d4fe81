import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

export const options = parseArgs({
  options: {
    json: { type: 'string' },
    transactions: { type: 'string' },
    rows: { type: 'string' },
    engine: { type: 'string', default: 'postgres' },
    clients: { type: 'string', default: '40' },
    people: { type: 'string', default: '50000' },
    posts: { type: 'string', default: '100000' },
  },
}).values;

/** Prints a benchmark's figures, and writes them to the file that `--json` names. */
export async function report(figures: Record<string, unknown>): Promise<void> {
  const text = JSON.stringify(figures, null, 2);
  process.stdout.write(`${text}\n`);
  if (options.json !== undefined) await writeFile(options.json, `${text}\n`);
}

/** The server reports the processor time of parsing, binding and executing each, in a message's detail. */
export function cpuMsOf(detail: string): number {
  const found = /([\d.]+) s user, ([\d.]+) s system/.exec(detail);
  return found === null ? 0 : 1000 * (Number(found[1]) + Number(found[2]));
}
