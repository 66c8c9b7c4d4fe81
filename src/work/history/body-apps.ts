import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { figureOf } from './figures.ts';
import { numbering } from './gathered.ts';
import { canonical, familyOf, isPlausible, kindOfName, unitFactor, unitIn } from './measures.ts';
import { numbersOf, momentOf } from './moments.ts';
import { eachLine, refuse } from './sheet.ts';
import type { Cells, Column, How, Sheet } from './sheet.ts';
import { saysSomething, withAll } from './source.ts';
import type { Source, Unit } from './source.ts';
import type { Answers, Dated, Reading } from './types.ts';

interface Measured {
  kind: MeasurementKind;
  when: Dated;
  /** What the file calls it. */
  name: string;
  value: number | null;
  unit: string;
}

function readingOf(how: How, key: string, { kind, when, value, unit }: Measured): Reading {
  if (value === null || Number.isNaN(value)) return refuse('number');
  const family = familyOf(kind);
  const untold = family === 'other' ? 1 : how[family];
  const factor = unit === '' ? untold : (unitFactor(kind, unit) ?? refuse('unit'));
  const kept = canonical(kind, value, unit, factor);
  if (!isPlausible(kind, kept)) refuse('range');
  return { key, kind, value: kept, at: when.at };
}

type KeyOf = ReturnType<typeof numbering>;

/** What a line says, all of it or nothing; each has its key before any of it is judged. */
const readingsOf = (how: How, keyOf: KeyOf, all: readonly Measured[]): Reading[] =>
  all
    .filter(({ value }) => value !== null)
    .map((one) => ({ one, key: keyOf(`${one.when.key}:${one.name.toLowerCase()}`) }))
    .map(({ one, key }) => readingOf(how, key, one));

interface Long {
  metric: string;
  unit: string;
  value: string;
}

const isPressure = (name: string): boolean => /^blood pressure$/i.test(name);

/** A line for each value, with the name of what was measured. */
function measuredIn(cells: Cells, when: Dated, { metric, unit, value }: Long): Measured[] {
  const [name, told, text] = [cells.text(metric), cells.text(unit), cells.text(value)];
  const pressure = /^(\d{2,3}) ?\/ ?(\d{2,3})$/.exec(text);
  if (pressure && isPressure(name)) {
    const [, systolic, diastolic] = pressure.map(Number);
    return [
      { kind: 'systolic', when, name: 'systolic', value: systolic ?? null, unit: told },
      { kind: 'diastolic', when, name: 'diastolic', value: diastolic ?? null, unit: told },
    ];
  }
  const kind = kindOfName(name) ?? refuse('not-known');
  return [{ kind, when, name, value: cells.plainFigure(value) ?? refuse('number'), unit: told }];
}

const FAMILIES = ['weight', 'length', 'glucose'] as const;
type Asked = Partial<Record<(typeof FAMILIES)[number], Unit>>;

/** Units that some line leaves open. */
function untoldIn(sheet: Sheet, { metric, unit }: Long): Asked {
  const [names, units] = [sheet.place(metric), sheet.place(unit)];
  const untold = new Set(sheet.lines.map(({ cells }) => (cells[units] ? '' : (cells[names] ?? ''))));
  const open = new Set([...untold].map(kindOfName).map((kind) => kind && familyOf(kind)));
  return Object.fromEntries(FAMILIES.map((family) => [family, open.has(family) ? 'open' : null]));
}

interface LongApp extends Long {
  name: Source['name'];
  date: string;
  passed?: string;
  decimal?: Answers['decimal'];
}

const longApp = ({ name, date, passed, decimal, ...columns }: LongApp): Source => ({
  name,
  recognise: withAll(date, columns.metric, columns.unit, columns.value),
  dates: () => [date],
  figures: () => [columns.value],
  ...(decimal && { decimal }),
  units: (sheet) => untoldIn(sheet, columns),
  read(sheet, how, found) {
    if (passed) sheet.used.add(sheet.place(passed));
    const keyOf = numbering();
    eachLine(sheet, how, found, (cells) => {
      const when = cells.moment(...(cells.text('time') ? [date, 'time'] : [date]));
      found.readings.push(...readingsOf(how, keyOf, measuredIn(cells, when, columns)));
    });
  },
});

const cronometer = longApp({
  name: 'cronometer-body',
  date: 'day',
  metric: 'metric',
  unit: 'unit',
  value: 'amount',
  passed: 'group',
  decimal: '.',
});

const fitNotes = longApp({
  name: 'fitnotes-body',
  date: 'date',
  metric: 'measurement',
  unit: 'unit',
  value: 'value',
});

// Any other table ---------------------------------------------------------------------------------------

const isMoment = (text: string): boolean => numbersOf(text) !== null || momentOf(text) !== null;

/** What each column seems to hold: `date`, `time`, a kind of measurement, or nothing. */
export function guessed(sheet: Sheet): Record<number, string> {
  const columns: Record<number, string> = {};
  let isDated = false;
  const taken = new Set<string>();
  sheet.head.forEach((name, place) => {
    const kind = kindOfName(name);
    const seen = sheet.texts([place]).next().value ?? '';
    if (!isDated && isMoment(seen)) {
      isDated = true;
      columns[place] = 'date';
    } else if (/^(time|uhrzeit|hora|heure)$/i.test(name)) columns[place] = 'time';
    else if (kind && !taken.has(kind) && !Number.isNaN(figureOf(seen, '.') ?? Number.NaN)) {
      taken.add(kind);
      columns[place] = kind;
    }
  });
  return columns;
}

interface Chosen {
  place: number;
  holds: string;
  /** What the column is called, and which of those that are called so. */
  name: string;
}

/** What the person said of the columns of this file. */
export const saidOf = ({ columns = {} }: Answers, { file }: Sheet): Record<number, string> | undefined =>
  Object.hasOwn(columns, file) ? columns[file] : undefined;

const chosen = (sheet: Sheet, answers: Answers): Chosen[] =>
  Object.entries(saidOf(answers, sheet) ?? guessed(sheet))
    .filter(([, holds]) => holds !== '')
    .map(([told, holds]) => {
      const place = Number(told);
      const name = sheet.head[place] ?? '';
      const nth = sheet.head.slice(0, place).filter((other) => other === name).length;
      return { place, holds, name: nth === 0 ? name : `${name}#${nth}` };
    });

const placesOf = (all: readonly Chosen[], isWanted: (holds: string) => boolean): Column[] =>
  all.flatMap(({ place, holds }) => (isWanted(holds) ? [place] : []));

const isValue = (holds: string): boolean => holds !== 'date' && holds !== 'time';

/** A column of a family whose name tells no unit. */
const isUntold = (sheet: Sheet, answers: Answers, family: (typeof FAMILIES)[number]): boolean =>
  chosen(sheet, answers).some(
    ({ place, holds }) =>
      familyOf(holds as MeasurementKind) === family &&
      unitIn(sheet.head[place] ?? '') === '' &&
      saysSomething(sheet, place),
  );

/** What the person says of the columns counts, so it is made for the answers. */
export const anyTable = (answers: Answers): Source => ({
  name: 'columns',
  recognise: (sheet) => (sheet.head.length > 1 ? [...sheet.head] : null),
  dates: (sheet) => placesOf(chosen(sheet, answers), (holds) => holds === 'date'),
  figures: (sheet) => placesOf(chosen(sheet, answers), isValue),
  units: (sheet) =>
    Object.fromEntries(FAMILIES.map((family) => [family, isUntold(sheet, answers, family) ? 'open' : null])),
  read(sheet, how, found) {
    const all = chosen(sheet, answers);
    const [dates, times] = ['date', 'time'].map((wanted) => placesOf(all, (holds) => holds === wanted).slice(0, 1));
    const values = all.filter(({ holds }) => isValue(holds));
    if (!dates?.length || values.length === 0) return;
    const keyOf = numbering();
    const units = values.map(({ place }) => unitIn(sheet.head[place] ?? ''));
    eachLine(sheet, how, found, (cells) => {
      const when = cells.moment(...dates, ...(times ?? []));
      const measured = values.map(({ place, holds, name }, nth) => ({
        kind: holds as MeasurementKind,
        when,
        name,
        value: cells.plainFigure(place),
        unit: units[nth] ?? '',
      }));
      found.readings.push(...readingsOf(how, keyOf, measured));
    });
  },
});

export const BODY_APPS: readonly Source[] = [cronometer, fitNotes];
