import * as z from 'zod/mini';

// Zod compiles schemas with `new Function`, which the app's content security policy forbids.
z.config({ jitless: true });

/** Columns every synced row has besides its own. */
const STAMP = { id: z.uuid(), rev: z.uuid(), updated_at: z.string(), deleted: z.boolean() };

export interface Stamped {
  id: string;
  rev: string;
  updated_at: string;
  deleted: boolean;
}

/** A row as the engine sees it: the stamp, and whatever columns the server sent. */
export type Row = Stamped & Record<string, unknown>;

type Shapes = z.core.$ZodLooseShape;

/**
 * Where `of` is set, the side that alone turned one of `by` on counts as the later one, whenever it did: the columns in
 * `holds` are as it saw them, and the record is not deleted.
 */
interface Firm<Column extends string = string> {
  readonly of: Column;
  readonly by: readonly Column[];
  readonly holds: readonly Column[];
}

export interface Entity<Name extends string = string, Shape extends Shapes = Shapes> {
  /** The SQL table, and the Dexie table. */
  readonly name: Name;
  /** The row as PostgreSQL returns it. Unknown columns pass through (law 14). */
  readonly row: z.ZodMiniObject<Shape & typeof STAMP, z.core.$loose>;
  readonly indexes: readonly string[];
  /** Columns in which the additions of both devices count (law 4). */
  readonly counters: readonly string[];
  /** Lists without an order of weight, in which what each device added or took out counts (law 4). */
  readonly sets: readonly string[];
  /** Columns that belong together: a merge takes all of them from the later edit. */
  readonly together: readonly (readonly string[])[];
  /** What one person does with what another prepared: see `Firm`. */
  readonly firm: Firm | null;
  /** Columns that only an insert can set: where two devices created the same record, the first one's stay. */
  readonly insertOnly: readonly string[];
  /** Columns that the id derives from (law 17). */
  readonly naturalKey: readonly string[] | null;
  /** A new row that has waited this long is not sent unasked, unless this column is set (law 19). */
  readonly asksAgain: AsksAgain | null;
}

interface AsksAgain<Column extends string = string> {
  readonly afterMs: number;
  readonly unless: Column;
  /** With it waits what was made after it and has the same in these. */
  readonly behind: readonly Column[];
  /** Sent in the end, it was made then. */
  readonly dated: Column;
}

type Known<Shape> = {
  -readonly [Column in keyof Shape]: Shape[Column] extends z.core.$ZodType ? z.output<Shape[Column]> : never;
};

export type RowOf<E> = E extends Entity<string, infer Shape> ? Known<Shape> & Stamped : never;

/** All columns but the stamp, which the journal writes. */
export type Columns<E extends Entity> = Omit<RowOf<E>, keyof Stamped>;

interface Definition<Name extends string, Shape extends Shapes> {
  name: Name;
  /** All columns but id, rev, updated_at and deleted. */
  columns: Shape;
  indexes?: readonly string[];
  counters?: readonly (keyof Shape & string)[];
  sets?: readonly (keyof Shape & string)[];
  together?: readonly (readonly (keyof Shape & string)[])[];
  firm?: Firm<keyof Shape & string>;
  insertOnly?: readonly (keyof Shape & string)[];
  naturalKey?: readonly (keyof Shape & string)[];
  asksAgain?: AsksAgain<keyof Shape & string>;
}

export function defineEntity<const Name extends string, Shape extends Shapes>(
  definition: Definition<Name, Shape>,
): Entity<Name, Shape> {
  return {
    name: definition.name,
    row: z.looseObject({ ...definition.columns, ...STAMP }),
    indexes: definition.indexes ?? [],
    counters: definition.counters ?? [],
    sets: definition.sets ?? [],
    together: definition.together ?? [],
    firm: definition.firm ?? null,
    insertOnly: definition.insertOnly ?? [],
    naturalKey: definition.naturalKey ?? null,
    asksAgain: definition.asksAgain ?? null,
  };
}
