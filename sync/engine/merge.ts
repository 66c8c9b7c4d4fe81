import type { Entity, Row } from './define-entity.ts';
import { columnsOf, columnsTogether, emptiedIn, only, refill, same } from './compare.ts';

// Law 4. Pure, and the same result on either device.

export interface Merged {
  row: Row;
  /** The server's row has to change to match. */
  dirty: boolean;
  /** The losing values by column; empty where nothing lost. */
  lost: Record<string, unknown>;
  /** The record before a deletion won: the server empties deleted rows. */
  taken?: Row;
}

export type MergeRules = Pick<Entity, 'counters' | 'together' | 'insertOnly'> & Partial<Pick<Entity, 'firm' | 'sets'>>;

/** Law 3: the later edit wins; of simultaneous ones the greater rev. */
function isLater(a: Row, b: Row): boolean {
  const ahead = Date.parse(a.updated_at) - Date.parse(b.updated_at);
  return ahead === 0 ? a.rev > b.rev : ahead > 0;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

interface Sides {
  base: Partial<Row>;
  later: Row;
  earlier: Row;
  rules: MergeRules;
  /** Columns that are as `later` saw them, edited there or not. */
  held: readonly string[];
}

/** In their order, which is that of time but where one side alone made it firm. */
function sidesOf(base: Partial<Row>, a: Row, b: Row, rules: MergeRules): Sides {
  const [later, earlier] = isLater(a, b) ? [a, b] : [b, a];
  const { firm } = rules;
  const isFirm = (side: Row): boolean => firm?.by.some((column) => side[column] === true && !base[column]) === true;
  if (!firm || (base[firm.of] ?? null) === null || isFirm(later) === isFirm(earlier)) {
    return { base, later, earlier, rules, held: [] };
  }
  const [first, second] = isFirm(later) ? [later, earlier] : [earlier, later];
  return { base, later: first, earlier: second, rules, held: firm.holds };
}

/** Both additions count, but never below zero: two devices may both have taken back the last one. */
const counted = ({ base, later, earlier }: Sides, column: string): number =>
  Math.max(0, number(later[column]) + number(earlier[column]) - number(base[column]));

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Nothing that one device put in is lost to what the other did, and what either took out is gone. */
function united({ base, later, earlier }: Sides, column: string): unknown[] {
  const [before, first] = [listed(base[column]), listed(earlier[column])];
  const kept = listed(later[column]).filter((each) => first.includes(each) || !before.includes(each));
  return [...kept, ...first.filter((each) => !before.includes(each) && !kept.includes(each))];
}

function mergeFields(sides: Sides): Merged {
  const { base, later, earlier, rules, held } = sides;
  const row: Row = { ...earlier, ...later };
  const lost: Record<string, unknown> = {};
  const isEdited = (side: Row, columns: readonly string[]): boolean => columns.some((c) => !same(side[c], base[c]));
  for (const column of columnsOf(later, earlier)) {
    const columns = columnsTogether(rules, column);
    if (!isEdited(earlier, columns)) continue;
    if (!isEdited(later, columns) && !held.includes(column)) row[column] = earlier[column];
    else if (rules.counters.includes(column)) row[column] = counted(sides, column);
    else if (rules.sets?.includes(column)) row[column] = united(sides, column);
    else if (columns.some((c) => !same(later[c], earlier[c]))) lost[column] = earlier[column];
  }
  return { row, lost, dirty: true };
}

/** The columns that `edited` changed and `deleted` does not share. */
function editsOf(edited: Row, base: Partial<Row>, deleted: Row): Record<string, unknown> {
  const changed = columnsOf(edited).filter((c) => !same(edited[c], base[c]) && !same(edited[c], deleted[c]));
  return Object.fromEntries(changed.map((column) => [column, edited[column]]));
}

/** Refills what was emptied and lists it as lost with the deletion, so that restoring empties it again. */
function mergeLateEdit(sides: Sides): Merged {
  const { base, earlier } = sides;
  const { row, lost } = mergeFields({ ...sides, earlier: { ...earlier, ...refill(earlier, base) } });
  const emptied = only(earlier, emptiedIn(earlier, base));
  return { row: { ...row, deleted: false }, lost: { ...lost, ...emptied, deleted: true }, dirty: true };
}

/** Whoever creates a record does not know of an earlier deletion, so nothing of that counts as lost. */
function mergeNewRecord(sides: Sides): Merged {
  const { row, lost } = mergeFields(sides);
  return { row: { ...row, deleted: false }, lost, dirty: true };
}

function mergeDeletion(sides: Sides): Merged {
  const { base, later, earlier } = sides;
  const [deleted, edited] = later.deleted ? [later, earlier] : [earlier, later];
  if (base.id === undefined && !later.deleted) return mergeNewRecord(sides);
  const edits = editsOf(edited, base, deleted);
  if (!later.deleted && Object.keys(edits).length > 0) return mergeLateEdit(sides);
  return { row: { ...deleted }, lost: edits, taken: edited, dirty: true };
}

/**
 * `base` is the last state both knew, `remote` the server's row now. The merged row keeps the server's rev where
 * nothing is left to send, and gets `rev` otherwise.
 */
export function merge(base: Row | null, mine: Row, remote: Row, rules: MergeRules, rev: string): Merged {
  const { insertOnly } = rules;
  // The second device to create a record cannot set these columns, and loses nothing by that.
  const local = { ...mine, ...Object.fromEntries(insertOnly.map((column) => [column, remote[column]])) };
  const sides = sidesOf(base ?? {}, local, remote, rules);
  const { later, earlier } = sides;
  const oneDeleted = local.deleted !== remote.deleted && base?.deleted !== true;
  const { row, ...others } = oneDeleted ? mergeDeletion(sides) : mergeFields(sides);
  if (!oneDeleted) row.deleted = same(later.deleted, base?.deleted ?? false) ? earlier.deleted : later.deleted;
  row.updated_at = (isLater(local, remote) ? local : remote).updated_at;
  const dirty = row.deleted !== remote.deleted || columnsOf(row, remote).some((c) => !same(row[c], remote[c]));
  row.rev = dirty ? rev : remote.rev;
  return { ...others, row: dirty ? row : remote, dirty };
}
