import type { OwnPlan, OwnStep } from '#sync/actions/own-programs.ts';
import { NO_TARGETS, tempo as tempoShape } from '#sync/entities/exercise-targets.ts';
import type { WorkoutProgramExercise } from '#sync/entities/workout-program-exercises.ts';
import { MOST_BLOCKS } from '#sync/entities/workout-programs.ts';
import { wordsOf } from '#src/lib/name-search.ts';
import { MOST_DAYS, roomFor } from '#src/work/programs/made.ts';

// A routine as lines that people can read, write and send, and that another device takes in: "3 × 8-12 Push-up, 60 s". A
// program has a heading for each block, "# 3 weeks: Build", and one for each day, "## Day 1".

type Said = 'sets' | 'reps' | 'reps_max' | 'target_seconds' | 'rest_seconds' | 'superset_group' | 'notes';
type Targets = 'rir' | 'percent_max' | 'tempo' | 'rule' | 'step_kg' | 'deload_after';

/** An exercise as it is written, whatever it is called elsewhere. */
export interface Line extends Pick<WorkoutProgramExercise, Said | Targets> {
  name: string;
}

export interface WrittenBlock {
  name: string;
  weeks: number;
  days: Line[][];
}

export interface Written {
  title: string;
  blocks: WrittenBlock[];
  /** What is no line of it, as it stands there. */
  unread: string[];
}

const REST_S = 60;
const WEEKS = 4;
const BLOCK = /^#\s*(?<weeks>\d{1,2})\b[^:#]*(?::\s*(?<name>.*))?$/u;
const DAY = /^##/u;
const TITLE = /^Title:\s*/iu;
const LINE =
  /^(?:(?<group>[A-Z])\s+)?(?<sets>\d{1,2})\s*[x×]\s*(?:(?<least>\d{1,5})(?:\s*[-–]\s*(?<most>\d{1,4}))?(?<seconds>\s*s\b)?\s+)?(?<rest>\D.*)$/u;

const LIMITS = {
  sets: 50,
  reps: 1000,
  seconds: 86_400,
  rest: 3600,
  day: 60,
  name: 120,
  note: 2000,
};

/** What may stand behind the name, in any order, each after a comma. */
const BEHIND: readonly [RegExp, (said: string) => Partial<Line>][] = [
  [/^(\d{1,4})\s*s$/u, (said) => ({ rest_seconds: Number(said) })],
  [/^RIR\s*([0-5])$/iu, (said) => ({ rir: Number(said) })],
  [/^(\d{2,3})\s*%$/u, (said) => ({ percent_max: Number(said) })],
  [/^tempo\s*(\S+)$/iu, (said) => ({ tempo: said.toUpperCase() })],
  [/^\+\s*(\d{1,2}(?:\.\d{1,3})?)\s*kg$/iu, (said) => ({ rule: 'linear', step_kg: Number(said) })],
  [/^\+\s*(\d{1,2}(?:\.\d{1,3})?)\s*kg at the top$/iu, (said) => ({ rule: 'double', step_kg: Number(said) })],
  [/^less after\s*(\d{1,2})$/iu, (said) => ({ deload_after: Number(said) })],
];

const figure = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

const letter = (group: number): string => String.fromCodePoint(65 + ((group - 1) % 26));

function amountOf({ reps, reps_max, target_seconds }: Line): string {
  if (target_seconds !== null) return `${target_seconds} s `;
  if (reps === null) return '';
  return reps_max !== null && reps_max > reps ? `${reps}-${reps_max} ` : `${reps} `;
}

function asLine(line: Line): string {
  const { superset_group: group, sets, name, rest_seconds, rir, percent_max, tempo, rule, step_kg, notes } = line;
  const said = [
    `${group === null ? '' : `${letter(group)} `}${sets} × ${amountOf(line)}${name}`,
    `${rest_seconds} s`,
    rir !== null && `RIR ${rir}`,
    percent_max !== null && `${percent_max} %`,
    tempo !== null && `tempo ${tempo}`,
    rule !== 'none' && `+${step_kg} kg${rule === 'double' ? ' at the top' : ''}`,
    line.deload_after !== null && `less after ${line.deload_after}`,
  ];
  return said.filter(Boolean).join(', ') + (notes ? `; ${notes.replaceAll(/\s+/gu, ' ')}` : '');
}

/** A title that would be read as something else, "5x5 Strong", is marked as one. */
const asTitle = (title: string): string => (TITLE.test(title) || take([], title.trim()) ? `Title: ${title}` : title);

export function asText(title: string, blocks: readonly WrittenBlock[]): string {
  const isRoutine = blocks.every(({ weeks, days }) => weeks === 1 && days.length === 1) && blocks.length === 1;
  const lines = blocks.flatMap(({ name, weeks, days }) => [
    ...(isRoutine ? [] : ['', `# ${weeks} ${weeks === 1 ? 'week' : 'weeks'}${name && `: ${name}`}`]),
    ...days.flatMap((day, at) => [...(isRoutine ? [] : [`## Day ${at + 1}`]), ...day.map(asLine)]),
  ]);
  return [asTitle(title), ...lines].join('\n');
}

/** The name, and what is said behind it. */
function behind(text: string): Partial<Line> & { name: string } {
  const at = text.lastIndexOf(',');
  const said = text.slice(at + 1).trim();
  const [match] = at < 0 ? [] : BEHIND.filter(([shape]) => shape.test(said));
  if (!match) return { name: text.trim() };
  const [shape, read] = match;
  return { ...read(shape.exec(said)?.[1] ?? ''), ...behind(text.slice(0, at)) };
}

/** A rule goes by repetitions, and one that climbs by a range; a share of the maximum needs none. */
function ruled(line: Line): Line {
  const isRuled = line.reps !== null && line.percent_max === null && line.rule !== 'none';
  if (!isRuled) return { ...line, rule: 'none', step_kg: null, deload_after: null };
  return line.rule === 'double' && line.reps_max === null ? { ...line, rule: 'linear' } : line;
}

const isIn = (value: number | null, least: number, most: number): boolean =>
  value === null || (value >= least && value <= most);

const isWithin = (line: Line): boolean =>
  isIn(line.sets, 1, LIMITS.sets) &&
  isIn(line.reps, 1, LIMITS.reps) &&
  isIn(line.reps_max, 1, LIMITS.reps) &&
  isIn(line.target_seconds, 1, LIMITS.seconds) &&
  isIn(line.rest_seconds, 0, LIMITS.rest) &&
  isIn(line.percent_max, 30, 100) &&
  isIn(line.step_kg, 0.25, 50) &&
  isIn(line.deload_after, 1, 10) &&
  (line.tempo === null || tempoShape.safeParse(line.tempo).success) &&
  (line.notes?.length ?? 0) <= LIMITS.note &&
  wordsOf(line.name).length > 0 &&
  line.name.length <= LIMITS.name;

function lineOf(text: string): Line | null {
  const [what = '', ...noted] = text.split(';');
  const { group, sets = '', least, most, seconds, rest = '' } = LINE.exec(what.trim())?.groups ?? {};
  const [amount, top] = [figure(least), figure(most)];
  const isTime = seconds !== undefined;
  const line = ruled({
    ...NO_TARGETS,
    sets: Number(sets),
    reps: isTime ? null : amount,
    target_seconds: isTime ? amount : null,
    rest_seconds: REST_S,
    superset_group: group === undefined ? null : (group.codePointAt(0) ?? 0) - 64,
    notes: noted.join(';').trim() || null,
    ...behind(rest),
    reps_max: isTime || top === null || amount === null || top <= amount ? null : top,
  });
  return isWithin(line) ? line : null;
}

/** Takes a heading or an exercise into its place; false where it is neither, or there is no room. */
function take(blocks: WrittenBlock[], each: string): boolean {
  const last = blocks.at(-1);
  const day = last?.days.at(-1);
  if (DAY.test(each)) {
    if (!last) blocks.push({ name: '', weeks: WEEKS, days: [[]] });
    else if (last.days.length < MOST_DAYS) last.days.push([]);
    else return false;
    return true;
  }
  const { weeks, name = '' } = BLOCK.exec(each)?.groups ?? {};
  if (weeks !== undefined) {
    if (blocks.length >= MOST_BLOCKS || !isIn(Number(weeks), 1, roomFor(blocks, blocks.length))) return false;
    blocks.push({ name: name.trim().slice(0, LIMITS.name / 2), weeks: Number(weeks), days: [] });
    return true;
  }
  const line = lineOf(each);
  if (!line || (day?.length ?? 0) >= LIMITS.day) return false;
  if (day) day.push(line);
  else if (last) last.days.push([line]);
  else blocks.push({ name: '', weeks: 1, days: [[line]] });
  return true;
}

/** The first line is its title where it is marked as one, and where it is no exercise and no heading. */
export function fromText(text: string): Written {
  const [first = '', ...others] = text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean);
  const blocks: WrittenBlock[] = [];
  const isTitled = TITLE.test(first) || !take(blocks, first);
  const unread = others.filter((each) => !take(blocks, each));
  for (const block of blocks) block.days = block.days.filter(({ length }) => length > 0);
  return {
    title: isTitled ? first.replace(TITLE, '').slice(0, LIMITS.name) : '',
    blocks: blocks.filter(({ days }) => days.length > 0),
    unread,
  };
}

interface Named {
  id: string;
  /** All it is called. */
  names: readonly string[];
}

const plain = (name: string): string => wordsOf(name).join(' ');

/** By its name in any language that is known here; what has no like becomes an exercise of one's own. */
export function planOf({ title, blocks }: Omit<Written, 'unread'>, library: readonly Named[]): OwnPlan {
  const ids = new Map(library.flatMap(({ id, names }) => names.map((name) => [plain(name), id] as const)));
  const stepOf = ({ name, ...line }: Line, block: number, day: number): OwnStep => {
    const exercise_id = ids.get(plain(name));
    const step = { ...line, alternative_id: null, block, day };
    if (exercise_id !== undefined) return { ...step, exercise_id };
    const measure = line.target_seconds === null ? 'reps' : 'time';
    return { ...step, invent: { name, category: 'strength', measure } };
  };
  const divided = blocks.length > 1 ? blocks : [];
  return {
    title,
    description: '',
    difficulty: 'beginner',
    duration_weeks: blocks.reduce((sum, { weeks }) => sum + weeks, 0),
    starts_on: null,
    weekdays: [],
    block_weeks: divided.map(({ weeks }) => weeks),
    block_names: divided.map(({ name }) => name),
    steps: blocks.flatMap(({ days }, at) =>
      days.flatMap((day, index) => day.map((line) => stepOf(line, at + 1, index + 1))),
    ),
  };
}
