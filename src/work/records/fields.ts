import * as z from 'zod/mini';
import { isDay } from '#src/lib/days.ts';
import { numberIn } from '#src/lib/numbers.ts';
import type { Units } from '#src/lib/units.ts';
import { entities } from '#sync/entities/index.ts';
import { figureOf } from './figures.ts';

type Row = Readonly<Record<string, unknown>>;

/** Not typed by anybody: what the engine and the server keep the record in order with. */
const UNSEEN =
  /^(id|rev|updated_at|created_at|deleted|logged_at|source|avatar_path|instead_of|thumb_path|path|shift_x|shift_y|zoom|turn)$|_(id|at|by)$/;

/** Seen, but not to be typed: what the server decides, and what tells what a figure is. */
const UNTYPED =
  /^(kind|unit|status|role|provider_(status|reason)|set_index|zone|timezone|decline_note|decline_reason|call_url)$|^subscription_/;

export const isInstant = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(text);

/** Values with a word for themselves: an undeleted record, a figure, a text. */
export type Value = string | number | boolean | null;

const isValue = (value: unknown): value is Value =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** What of a record a person would know again. */
export const shownFields = (row: Row): [string, Value][] =>
  Object.entries(row).filter((field): field is [string, Value] => !UNSEEN.test(field[0]) && isValue(field[1]));

const TIME_OF_DAY = /^\d{2}:\d{2}(:\d{2})?$/;

const entityOf = (name: string) => entities.find((entity) => entity.name === name);

/** What a column can hold, where that is one of a few. */
export function choicesOf(entity: string, column: string): readonly string[] | null {
  const kept: unknown = entityOf(entity)?.row.shape[column];
  const choice = kept instanceof z.ZodMiniNullable ? kept.def.innerType : kept;
  return choice instanceof z.ZodMiniEnum ? choice.options.map(String) : null;
}

interface Kept {
  entity: string;
  row: Row;
}

/** What somebody said in it, in his own words: all of a new record, and of an edit what it changed. */
export const saidIn = ({ entity, row, base }: Kept & { base: Row | null }): string[] =>
  shownFields(row).flatMap(([column, value]) => {
    if (typeof value !== 'string' || value.trim() === '' || value === base?.[column]) return [];
    const isNone = UNTYPED.test(column) || isDay(value) || isInstant(value) || TIME_OF_DAY.test(value);
    return isNone || choicesOf(entity, column) ? [] : [value];
  });

/** The id derives from some columns, some count, and some are set once. */
function isFixed(entity: string, column: string): boolean {
  const { naturalKey, counters = [], insertOnly = [] } = entityOf(entity) ?? {};
  return [...(naturalKey ?? []), ...counters, ...insertOnly].includes(column);
}

export interface TypedField {
  column: string;
  before: string | number;
  /** As it stands in its field. */
  text: string;
  unit: string | null;
  choices: readonly string[] | null;
  /** What was typed as it is kept. Null where it is no figure. */
  read: (typed: string) => string | number | null;
}

function figureIn(typed: string): number | null {
  const figure = numberIn(typed);
  return figure !== null && Number.isFinite(figure) ? figure : null;
}

/** What of a record can be corrected by typing: what has a word and is the person's to say. */
export function typedFields({ entity, row }: Kept, columns: object, units: Units): TypedField[] {
  return shownFields(row).flatMap(([column, before]): TypedField[] => {
    if (!(column in columns) || UNTYPED.test(column) || isFixed(entity, column)) return [];
    if (typeof before === 'string') {
      if (isInstant(before)) return [];
      const choices = choicesOf(entity, column);
      return [{ column, before, text: before, unit: null, choices, read: (typed) => typed }];
    }
    if (typeof before !== 'number') return [];
    const { unit, shown, kept } = figureOf({ entity, row, column }, units);
    const read = (typed: string): number | null => {
      const figure = figureIn(typed);
      return figure === null ? null : kept(figure);
    };
    return [{ column, before, text: String(shown(before)), unit, choices: null, read }];
  });
}

/** What was changed, and which fields hold no figure. */
export function corrected(
  fields: readonly TypedField[],
  typedIn: (column: string) => string,
): { set: Record<string, string | number>; wrong: string[] } {
  const set: Record<string, string | number> = {};
  const wrong: string[] = [];
  for (const { column, text, read } of fields) {
    const typed = typedIn(column);
    // A figure that was not touched stays as it is kept: there and back it may have been rounded.
    if (typed === text) continue;
    const after = read(typed);
    if (after === null) wrong.push(column);
    else set[column] = after;
  }
  return { set, wrong };
}
