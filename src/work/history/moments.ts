import { instantAt } from '#sync/queries/zoned.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Answers, Moment } from './types.ts';

// Dates as apps export them. A day of 05/06/2026 may be two days: the other dates of the file decide, or the person.

/** The beginnings of the months' names in the languages these apps speak; none begins as another does. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'maer', 'mrz'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'ago', 'aoû', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic', 'déc'],
];

function monthOf(name: string): number {
  const wanted = name.toLowerCase();
  return MONTHS.findIndex((begins) => begins.some((begin) => wanted.startsWith(begin))) + 1;
}

const TIME = String.raw`(?:,?[ T\u00A0\u202F]+|T)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?[ \u00A0\u202F]*([AaPp])?\.?(?:[Mm]\.?)?`;
const ZONE = String.raw`[ ]*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?`;
const END = `(?:${TIME})?${ZONE}$`;
const ISO = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${END}`);
const NUMBERS = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${END}`);
const DAY_NAMED = new RegExp(String.raw`^(\d{1,2})\.?(?: de)? ([\p{L}]{3,12})\.?,?(?: de)? (\d{4})${END}`, 'u');
const MONTH_NAMED = new RegExp(String.raw`^([\p{L}]{3,12})\.? (\d{1,2}),? (\d{4})${END}`, 'u');

export type Order = NonNullable<Answers['order']>;

interface Parts {
  year: number;
  month: number;
  day: number;
  rest: readonly (string | undefined)[];
}

/** No moment is longer, and nothing longer is looked at by a pattern. */
const LONGEST = 60;

/** The numbers of a date whose order is not told by its form; null for all others. */
export function numbersOf(text: string): [number, number] | null {
  const found = text.length > LONGEST ? null : NUMBERS.exec(text);
  return found && [Number(found[1]), Number(found[2])];
}

function partsOf(text: string, order: Order): Parts | null {
  if (text.length > LONGEST) return null;
  const iso = ISO.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]), rest: iso.slice(4) };
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [first, second, short] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    const [day, month] = order === 'day-first' ? [first, second] : [second, first];
    return { year: short < 100 ? 2000 + short : short, month, day, rest: numbers.slice(4) };
  }
  const named = DAY_NAMED.exec(text);
  if (named)
    return { day: Number(named[1]), month: monthOf(named[2] ?? ''), year: Number(named[3]), rest: named.slice(4) };
  const monthFirst = MONTH_NAMED.exec(text);
  if (!monthFirst) return null;
  const [, month = '', day, year] = monthFirst;
  return { month: monthOf(month), day: Number(day), year: Number(year), rest: monthFirst.slice(4) };
}

const two = (value: number): string => String(value).padStart(2, '0');

function hourOf(told: string, half: string | undefined): number {
  const hour = Number(told);
  if (half === undefined) return hour;
  if (hour > 12) return 24;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** Noon where only a day is told. Null for what is no date. */
export function momentOf(text: string, order: Order = 'day-first'): Moment | null {
  const parts = partsOf(text, order);
  if (!parts) return null;
  const { year, month, day, rest } = parts;
  const [hours, minutes = '00', seconds = '00', half, zone] = rest;
  const hour = hours === undefined ? 12 : hourOf(hours, half);
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const wall = `${date}T${two(hour)}:${minutes}:${seconds}`;
  const at = Date.parse(`${wall}Z`);
  // The 31st of a short month would be a day of the next one.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return null;
  if (zone === undefined) return wall;
  const isShift = zone.startsWith('+') || zone.startsWith('-');
  const told = isShift ? `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}` : 'Z';
  const shifted = Date.parse(`${wall}${told}`);
  return Number.isNaN(shifted) ? null : new Date(shifted).toISOString();
}

/** What the file's dates say of their order: none where each would be a date either way. */
export function orderOf(texts: Iterable<string>): { order: Order | 'told' | 'open'; seen: string } {
  let open = '';
  let any = '';
  for (const text of texts) {
    any ||= text;
    const [first = 0, second = 0] = numbersOf(text) ?? [];
    if (first > 12 && second <= 12) return { order: 'day-first', seen: text };
    if (second > 12 && first <= 12) return { order: 'month-first', seen: text };
    if (first > 0 && first !== second) open ||= text;
  }
  return open ? { order: 'open', seen: open } : { order: 'told', seen: any };
}

/** By zone and hour: clocks change on the hour, and asking for a zone is slow. */
const offsets = new Map<string, number>();

/** In milliseconds. */
export function instantOf(moment: Moment, zone: string): number {
  if (moment.endsWith('Z')) return Date.parse(moment);
  const hour = moment.slice(0, 13);
  const key = `${zone} ${hour}`;
  const offset =
    offsets.get(key) ??
    Date.parse(`${hour}:00Z`) - instantAt(zone, moment.slice(0, 10), moment.slice(11, 13).concat(':00')).getTime();
  offsets.set(key, offset);
  return Date.parse(`${moment}Z`) - offset;
}

export const dayOf = (moment: Moment, zone: string): string =>
  moment.endsWith('Z') ? dayIn(zone, Date.parse(moment)) : moment.slice(0, 10);
