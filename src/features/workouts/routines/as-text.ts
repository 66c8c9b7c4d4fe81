import type { RoutinePlan, RoutineStep } from '#sync/actions/routines.ts';
import { wordsOf } from '#src/lib/name-search.ts';

// A routine as lines that people can read, write and send, and that another device takes in: "3 × 8-12 Push-up, 60 s".

/** An exercise as it is written, whatever it is called elsewhere. */
export interface Line {
  sets: number;
  reps: number | null;
  reps_max: number | null;
  target_seconds: number | null;
  rest_seconds: number;
  superset_group: number | null;
  name: string;
}

export interface Written {
  title: string;
  lines: Line[];
  /** What is no line of a routine, as it stands there. */
  unread: string[];
}

const REST_S = 60;
const LINE =
  /^(?:(?<group>[A-Z])\s+)?(?<sets>\d{1,2})\s*[x×]\s*(?:(?<least>\d{1,5})(?:\s*[-–]\s*(?<most>\d{1,4}))?(?<seconds>\s*s\b)?\s+)?(?<name>\D.*?)(?:,\s*(?<rest>\d{1,4})\s*s)?$/u;

const LIMITS = { sets: 50, reps: 1000, seconds: 86_400, rest: 3600, lines: 60, name: 120 };

const figure = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

const letter = (group: number): string => String.fromCodePoint(65 + ((group - 1) % 26));

function amountOf({ reps, reps_max, target_seconds }: Line): string {
  if (target_seconds !== null) return `${target_seconds} s `;
  if (reps === null) return '';
  return reps_max !== null && reps_max > reps ? `${reps}-${reps_max} ` : `${reps} `;
}

export function asText(title: string, lines: readonly Line[]): string {
  const each = lines.map(
    (line) =>
      `${line.superset_group === null ? '' : `${letter(line.superset_group)} `}${line.sets} × ${amountOf(line)}${line.name}, ${line.rest_seconds} s`,
  );
  return [title, ...each].join('\n');
}

function lineOf(text: string): Line | null {
  const { group, sets = '', least, most, seconds, name = '', rest } = LINE.exec(text)?.groups ?? {};
  const [amount, top] = [figure(least), figure(most)];
  const isTime = seconds !== undefined;
  const line = {
    sets: Number(sets),
    reps: isTime ? null : amount,
    reps_max: isTime || top === null || amount === null || top <= amount ? null : top,
    target_seconds: isTime ? amount : null,
    rest_seconds: figure(rest) ?? REST_S,
    superset_group: group === undefined ? null : (group.codePointAt(0) ?? 0) - 64,
    name: name.trim(),
  };
  const isWithin =
    line.sets >= 1 &&
    line.sets <= LIMITS.sets &&
    amount !== 0 &&
    (line.reps_max ?? line.reps ?? 0) <= LIMITS.reps &&
    (line.target_seconds ?? 0) <= LIMITS.seconds &&
    line.rest_seconds <= LIMITS.rest &&
    wordsOf(line.name).length > 0 &&
    line.name.length <= LIMITS.name;
  return isWithin ? line : null;
}

/** The first line that is no exercise is its title. */
export function fromText(text: string): Written {
  const all = text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean);
  const read = all.map((each) => ({ each, line: lineOf(each) }));
  const [head] = read;
  const title = head && head.line === null ? head.each.slice(0, LIMITS.name) : '';
  const rest = title ? read.slice(1) : read;
  return {
    title,
    lines: rest.flatMap(({ line }) => line ?? []).slice(0, LIMITS.lines),
    unread: rest.filter(({ line }) => line === null).map(({ each }) => each),
  };
}

interface Named {
  id: string;
  /** All it is called. */
  names: readonly string[];
}

const plain = (name: string): string => wordsOf(name).join(' ');

/** By its name in any language that is known here; what has no like becomes an exercise of one's own. */
export function stepsOf(lines: readonly Line[], library: readonly Named[]): RoutinePlan['steps'] {
  const ids = new Map(library.flatMap(({ id, names }) => names.map((name) => [plain(name), id] as const)));
  return lines.map(({ name, ...line }): RoutineStep => {
    const id = ids.get(plain(name));
    if (id !== undefined) return { ...line, exercise_id: id };
    const measure = line.target_seconds === null ? 'reps' : 'time';
    return { ...line, invent: { name, category: 'strength', measure } };
  });
}
