import { csvTable } from '#src/lib/csv-table.ts';
import type { Encoding } from '#src/lib/text-of-bytes.ts';
import { textOfBytes } from '#src/lib/text-of-bytes.ts';
import { inflated, isZip, unzipped, wholeOf, ZipError } from '#src/lib/unzipped.ts';
import { anyTable, BODY_APPS, guessed, saidOf } from './body-apps.ts';
import { decimalOf } from './figures.ts';
import type { Decimal } from './figures.ts';
import { FOOD_APPS } from './food-apps.ts';
import { Gathered, nothing } from './gathered.ts';
import type { HealthFile } from './health/health-file.ts';
import { orderOf } from './moments.ts';
import type { Order } from './moments.ts';
import { Sheet } from './sheet.ts';
import type { How } from './sheet.ts';
import type { Source } from './source.ts';
import { FACTORS, TRAINING_APPS } from './training-apps.ts';
import { fitRecording, xmlRecording } from './recordings/read-recording.ts';
import type { RecordedFile } from './recordings/read-recording.ts';
import { readRecorded } from './recordings/planned.ts';
import type { Answers, Evidence, Found, OfTables, Question, SourceName } from './types.ts';
import { Unreadable } from './unreadable.ts';

const MOST_BYTES = 60_000_000;
/** Recordings of many years are a file each. */
const LIMITS = { files: 5000, bytes: 120_000_000 };

const SOURCES: readonly Source[] = [...TRAINING_APPS, ...FOOD_APPS, ...BODY_APPS];

interface Opened {
  sheet: Sheet;
  encoding: Encoding;
}

export interface OpenedFile {
  parts: Opened[];
  recorded: RecordedFile[];
  health: HealthFile | null;
  /** Files of a zip that are nothing of these. */
  others: string[];
}

const isWanted = (name: string): boolean =>
  /\.(csv|tsv|txt|gpx|tcx|fit)(\.gz)?$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name);

function opened(name: string, bytes: Uint8Array): Opened | RecordedFile {
  const fit = fitRecording(name, bytes);
  if (fit) return fit;
  const { text, encoding } = textOfBytes(bytes);
  // Letters are in every table; a picture or a program has bytes that no text has.
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\0-\x08\x0E-\x1A]/.test(text.slice(0, 4000))) throw new Unreadable('not-a-table');
  const recorded = xmlRecording(name, text, encoding);
  if (recorded) return recorded;
  const table = csvTable(text);
  if (table.lines.length === 0 && table.broken.some(({ reason }) => reason === 'columns'))
    throw new Unreadable('too-wide');
  if (table.lines.length < 2) throw new Unreadable('empty');
  return { sheet: new Sheet(name, table), encoding };
}

const sorted = (all: readonly (Opened | RecordedFile)[], others: string[]): OpenedFile => ({
  parts: all.filter((one) => 'sheet' in one),
  recorded: all.filter((one) => 'recordings' in one),
  health: null,
  others,
});

const isPacked = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** Opens files one after the other; some are packed once more, each by itself. */
class Opening {
  readonly all: (Opened | RecordedFile)[] = [];
  #left = LIMITS.bytes;

  async add(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (!isPacked(bytes)) return void this.all.push(opened(name, bytes));
    const whole = await wholeOf(inflated(new Blob([bytes]), 'gzip', this.#left));
    this.#left -= whole.length;
    this.all.push(opened(name.replace(/\.gz$/i, ''), whole));
  }
}

async function openZip(zip: Blob): Promise<OpenedFile> {
  const others: string[] = [];
  const wanted = (name: string): boolean => {
    if (!isWanted(name) && !name.endsWith('/')) others.push(name);
    return isWanted(name);
  };
  const opening = new Opening();
  for (const { name, bytes } of await unzipped(zip, wanted, LIMITS)) {
    try {
      await opening.add(name, bytes);
    } catch (error) {
      const isAlone = error instanceof Unreadable || (error instanceof ZipError && error.reason === 'damaged');
      if (!isAlone) throw error;
      others.push(name);
    }
  }
  if (opening.all.length === 0) throw new Unreadable('empty');
  return sorted(opening.all, others);
}

async function openAlone(name: string, content: Blob): Promise<OpenedFile> {
  // Before it is in memory.
  if (content.size > MOST_BYTES) throw new Unreadable('too-large');
  const opening = new Opening();
  await opening.add(name, new Uint8Array(await content.arrayBuffer()));
  return sorted(opening.all, []);
}

/** The tables and recordings in a file, which may be a zip of them. */
export async function openFile(name: string, content: Blob): Promise<OpenedFile> {
  try {
    return await ((await isZip(content)) ? openZip(content) : openAlone(name, content));
  } catch (error) {
    if (error instanceof ZipError) throw new Unreadable(error.reason);
    throw error;
  }
}

export interface Part {
  file: string;
  source: SourceName;
  lines: number;
  evidence: Evidence[];
  dropped: string[];
  /** Of a table that nobody knows: each column with what it seems to hold. */
  columns: { name: string; seen: string; holds: string }[] | null;
}

export interface Asked {
  question: Question;
  /** The cell or column that leaves it open. */
  seen: string;
  /** For how many recordings the answer counts. */
  count?: number;
}

interface Meaning {
  evidence: Evidence[];
  asked: Asked[];
  how: How;
}

export interface When {
  zone: string;
  now: number;
}

const isSign = (decimal: string): decimal is Decimal => decimal === '.' || decimal === ',';

const WITHOUT: Required<Pick<Answers, OfTables>> = {
  weight: 'kg',
  distance: 'km',
  length: 'cm',
  glucose: 'mg/dL',
  order: 'day-first',
  decimal: '.',
};

/** What each column says of its figures. */
const signsIn = (sheet: Sheet, source: Source) =>
  source
    .figures(sheet)
    .map((column) => sheet.place(column))
    .filter((place) => place >= 0)
    .map((place) => Object.assign(decimalOf(sheet.texts([place])), { place }));

function meaningOf(sheet: Sheet, source: Source, answers: Answers, when: When): Meaning {
  const [evidence, asked]: [Evidence[], Asked[]] = [[], []];
  const settled: Record<OfTables, string> = { ...WITHOUT };
  const settle = (question: OfTables, found: { is: string; seen: string } | 'open', seen = ''): void => {
    const answer = answers[question];
    settled[question] = (found === 'open' ? answer : found.is) ?? WITHOUT[question];
    if (found === 'open') asked.push({ question, seen });
    else if (found.seen) evidence.push({ of: question, ...found });
  };
  const { order, seen } = orderOf(sheet.texts(source.dates(sheet)));
  if (order === 'told') evidence.push({ of: 'date', is: '', seen });
  else settle('order', order === 'open' ? 'open' : { is: order, seen }, seen);
  const signs = signsIn(sheet, source);
  const decimals = new Map(signs.flatMap(({ place, decimal }) => (isSign(decimal) ? [[place, decimal] as const] : [])));
  const [sign, open] = [signs.find(({ decimal }) => isSign(decimal)), signs.find(({ decimal }) => decimal === 'open')];
  if (sign) settle('decimal', { is: sign.decimal, seen: sign.seen });
  if (source.decimal) settled.decimal = source.decimal;
  else if (open) settle('decimal', 'open', open.seen);
  for (const [unit, found] of Object.entries(source.units?.(sheet) ?? {})) {
    if (found) settle(unit as OfTables, found, '');
  }
  const factorOf = (unit: 'weight' | 'distance' | 'length' | 'glucose'): number =>
    FACTORS.get(settled[unit]) ?? FACTORS.get(WITHOUT[unit]) ?? 1;
  const units = {
    weight: factorOf('weight'),
    distance: factorOf('distance'),
    length: factorOf('length'),
    glucose: factorOf('glucose'),
  };
  const meant = { order: settled.order as Order, decimal: settled.decimal as Decimal, decimals };
  return { evidence, asked, how: { ...when, ...meant, ...units } };
}

const SAMPLES = 5;

function columnsOf(sheet: Sheet, answers: Answers): Part['columns'] {
  const holds = saidOf(answers, sheet) ?? guessed(sheet);
  return sheet.head.map((name, place) => ({
    name,
    seen: sheet.lines
      .slice(0, SAMPLES)
      .map(({ cells }) => cells[place] ?? '')
      .filter(Boolean)
      .join(' · ')
      .slice(0, 60),
    holds: holds[place] ?? '',
  }));
}

export interface Plan {
  parts: Part[];
  asked: Asked[];
  found: Found;
}

function readPart({ sheet, encoding }: Opened, answers: Answers, when: When) {
  const known = SOURCES.map((source) => ({ source, seen: source.recognise(sheet) })).find(({ seen }) => seen !== null);
  const source = known?.source ?? anyTable(answers);
  const { evidence, asked, how } = meaningOf(sheet, source, answers, when);
  const found = nothing();
  for (const { number, reason } of sheet.table.broken) found.problems.push({ line: number, reason, text: '' });
  sheet.used.clear();
  source.read(sheet, how, found, answers);
  const part = {
    file: sheet.file,
    source: source.name,
    lines: sheet.lines.length,
    evidence: [
      { of: 'source' as const, is: source.name, seen: known?.seen?.join(', ') ?? '' },
      { of: 'encoding' as const, is: encoding, seen: '' },
      { of: 'delimiter' as const, is: sheet.table.delimiter, seen: '' },
      ...evidence,
    ],
    dropped: known ? sheet.dropped() : [],
    columns: known ? null : columnsOf(sheet, answers),
  };
  return { part, asked, found };
}

/** What is in the files, by what they and the person say. */
export function planOf({ parts, recorded, health }: Omit<OpenedFile, 'others'>, answers: Answers, when: When): Plan {
  const gathered = new Gathered();
  const { found } = gathered;
  const plan: Plan = { parts: [], asked: [], found };
  function add(key: string, { part, asked, found: its }: ReturnType<typeof readPart>): void {
    plan.parts.push(part);
    for (const one of asked) {
      const known = plan.asked.find(({ question }) => question === one.question);
      if (!known) plan.asked.push(one);
      else if (one.count) known.count = (known.count ?? 0) + one.count;
    }
    gathered.add(key, its);
  }
  for (const one of parts) {
    const its = readPart(one, answers, when);
    add(its.part.source, its);
  }
  // One run is one run, whichever of these files tells of it.
  for (const one of recorded) add('recording', readRecorded(one, answers, when));
  if (health) {
    const { part, readings, passed } = health;
    const of = { ...health, file: part.file, source: part.source, encoding: null, points: part.lines };
    add('recording', { ...readRecorded(of, answers, when), part });
    // One measurement is one, whichever of these files tells of it.
    gathered.add('health', { ...nothing(), readings, passed });
  }
  return plan;
}
