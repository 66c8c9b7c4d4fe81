import { readFile, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { bundlePage, gzippedSize } from '../../sync-browser/bundle.ts';
import { ARM_NAMES } from './arms/names.ts';
import { openBrowser } from './browser.ts';
import { compare, play } from './cells.ts';
import type { Place } from './cells.ts';
import { linesOf, openFigure, remoteFigure, sizeFigure, syncFigures, writeFigure } from './figures.ts';
import type { Compared, Figure } from './figures.ts';
import { openLine } from './line.ts';
import { remoteCommits } from './remote.ts';
import { openServer, userWith } from './server.ts';
import { settings } from './settings.ts';
import { markdown } from './table.ts';

// npm run bench:sync: the arms take turns against the same server, and what they hold is compared before how fast.

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function momentFigures(place: Place): Promise<Figure[]> {
  const { page } = place.browser;
  const written = await page.writeToScreen(settings.moments);
  const opened = await page.warmOpen(Math.ceil(settings.moments / 4));
  const remote = await remoteCommits(place, Math.ceil(settings.moments / 5));
  const engine = path.join(import.meta.dirname, 'engine.ts');
  const size = await gzippedSize(engine, ['dexie', '@supabase/supabase-js']);
  return [writeFigure(written), openFigure(opened), remoteFigure(remote), sizeFigure(size)];
}

/** What 10,000 rows take on the disk, each arm in a browser profile of its own. */
async function storageOf(place: Place): Promise<Record<string, unknown>[]> {
  const rows = 10_000;
  const user = await userWith(place.stack, rows);
  const found: Record<string, unknown>[] = [];
  for (const arm of ARM_NAMES) {
    const browser = await openBrowser(place.line.url);
    const before = await browser.page.storage();
    let bytes = NaN;
    await play({ ...place, browser }, arm, { ...user, rows, edits: 0 }, async () => {
      bytes = (await browser.page.storage()) - before;
    });
    await browser.close();
    found.push({ arm, rows, kB: Math.round(bytes / 1000) });
  }
  return found;
}

async function comparisons(place: Place): Promise<Compared[]> {
  const all: Compared[] = [];
  const users = new Map<number, Awaited<ReturnType<typeof userWith>>>();
  for (const cell of settings.cells) {
    const user = users.get(cell.rows) ?? (await userWith(place.stack, cell.rows));
    users.set(cell.rows, user);
    const compared = { cell, rounds: await compare(place, cell, user, say) };
    say(`\n${markdown(linesOf(compared))}`);
    all.push(compared);
  }
  return all;
}

const verdict = (met: boolean | null): string => (met === null ? 'no verdict' : met ? 'met' : 'missed');

/** Puts the report where a decision's text keeps a place for it. */
async function keep(text: string, file: string): Promise<void> {
  const [before, , after] = (await readFile(file, 'utf8')).split(/<!-- \/?figures -->\n/);
  if (after === undefined) throw new Error(`${file} keeps no place for figures`);
  await writeFile(file, `${before}<!-- figures -->\n\n${text}\n\n<!-- /figures -->\n${after}`);
}

interface Report {
  machine: string;
  date: string;
  figures: Figure[];
  arms: Record<string, unknown>[];
  storage: Record<string, unknown>[];
}

function textOf({ machine, date, figures, arms, storage }: Report): string {
  const goals = figures.map(({ figure, goal, found, met }) => ({ figure, goal, found, verdict: verdict(met) }));
  const tables = [goals, arms, storage].filter((table) => table.length > 0);
  return [`${date}, ${machine}.`, ...tables.map(markdown)].join('\n\n');
}

async function measure(place: Place): Promise<Report> {
  const moments = settings.moments > 0 ? await momentFigures(place) : [];
  const compared = await comparisons(place);
  const processors = cpus();
  return {
    machine: `${processors.length} processors (${processors[0]?.model ?? 'unknown'}), Chromium ${place.browser.version}, Node ${process.versions.node}`,
    date: new Date().toISOString().slice(0, 10),
    figures: [...syncFigures(compared), ...moments],
    arms: compared.flatMap(linesOf),
    storage: settings.storage ? await storageOf(place) : [],
  };
}

const folder = await bundlePage(path.join(import.meta.dirname, 'page.ts'));
const stack = await openServer(folder);
const line = await openLine(stack.url);
const browser = await openBrowser(line.url);
try {
  const report = await measure({ stack, line, browser });
  say(`\n${textOf(report)}`);
  if (settings.note !== undefined) await keep(textOf(report), settings.note);
  if (settings.json !== undefined) await writeFile(settings.json, `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await browser.close();
  await line.close();
  await stack.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);
