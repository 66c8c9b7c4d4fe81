import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

export const options = parseArgs({
  options: { json: { type: 'string' }, transactions: { type: 'string' }, rows: { type: 'string' } },
}).values;

/** Prints a benchmark's figures, and writes them to the file that `--json` names. */
export async function report(figures: Record<string, unknown>): Promise<void> {
  const text = JSON.stringify(figures, null, 2);
  process.stdout.write(`${text}\n`);
  if (options.json !== undefined) await writeFile(options.json, `${text}\n`);
}
