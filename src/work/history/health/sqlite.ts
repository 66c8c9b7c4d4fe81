import { Unreadable } from '#src/work/history/unreadable.ts';

// Reads the tables of an SQLite file after its published format (sqlite.org/fileformat2.html): pages, cells, records and
// what of them lies on other pages. It asks no questions of them, and writes nothing.

type Value = number | string | null;
export type Row = ReadonlyMap<string, Value>;

const LEAF = 13;
const INTERIOR = 5;
const SCHEMA_PAGE = 1;
const HEADER = 100;
const DEEPEST = 20;

/** What was read of one table: no page twice, and no more bytes than the file has. */
interface Walk {
  seen: Set<number>;
  left: number;
}

interface Table {
  root: number;
  columns: string[];
  /** The column that is the row's number, which no record holds; -1 where none is. */
  alias: number;
}

/** What stands between the brackets of a definition, by its commas. */
function partsOf(definition: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of definition.slice(definition.indexOf('(') + 1, definition.lastIndexOf(')'))) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => !/^(PRIMARY|FOREIGN|UNIQUE|CHECK|CONSTRAINT)\b/i.test(part));
}

/** An offset that leads out of the file. */
function* inBounds<T>(read: Iterable<T>): Generator<T> {
  try {
    yield* read;
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('damaged');
    throw error;
  }
}

function visit(page: number, { seen }: Walk): void {
  if (seen.has(page)) throw new Unreadable('damaged');
  seen.add(page);
}

const nameOf = (part: string): string => (/^["'`[]?([^\s"'`\]]+)/.exec(part)?.[1] ?? '').toLowerCase();

export class Sqlite {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  readonly #size: number;
  /** Of a page, without what is kept free at its end. */
  readonly #usable: number;
  readonly #text: TextDecoder;
  readonly #tables: ReadonlyMap<string, Table>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < HEADER) throw new Unreadable('damaged');
    const size = this.#view.getUint16(16);
    this.#size = size === 1 ? 65_536 : size;
    this.#usable = this.#size - this.#view.getUint8(20);
    if (this.#usable < 480) throw new Unreadable('damaged');
    this.#text = new TextDecoder(['utf-8', 'utf-16le', 'utf-16be'][this.#view.getUint32(56) - 1] ?? 'utf-8');
    const schema = { root: SCHEMA_PAGE, columns: ['type', 'name', 'of', 'root', 'sql'], alias: -1 };
    this.#tables = new Map(
      [...this.#rows(schema)].flatMap((row): [string, Table][] => {
        if (row.get('type') !== 'table') return [];
        const parts = partsOf(String(row.get('sql')));
        const alias = parts.findIndex((part) => /\bINTEGER\s+PRIMARY\s+KEY\b/i.test(part));
        return [[String(row.get('name')), { root: Number(row.get('root')), columns: parts.map(nameOf), alias }]];
      }),
    );
  }

  get names(): string[] {
    return [...this.#tables.keys()];
  }

  /** None of a table that is not there. */
  *rows(table: string): Generator<Row> {
    const its = this.#tables.get(table);
    if (its) yield* this.#rows(its);
  }

  /** Without reading any of it. */
  isEmpty(table: string): boolean {
    const its = this.#tables.get(table);
    if (!its) return true;
    const { kind, count } = this.#page(its.root);
    return kind === LEAF && count === 0;
  }

  /** Columns that were added later are in no older record. */
  *#rows({ root, columns, alias }: Table): Generator<Row> {
    const walk = { seen: new Set<number>(), left: this.#bytes.length };
    for (const [id, record] of inBounds(this.#cells(root, walk, 0))) {
      yield new Map(record.map((value, place) => [columns[place] ?? '', place === alias ? id : value]));
    }
  }

  #startOf(page: number): number {
    if (page < 1 || page * this.#size > this.#bytes.length) throw new Unreadable('damaged');
    return (page - 1) * this.#size;
  }

  #page(page: number) {
    const from = this.#startOf(page);
    const head = from + (page === SCHEMA_PAGE ? HEADER : 0);
    const kind = this.#view.getUint8(head);
    if (kind !== LEAF && kind !== INTERIOR) throw new Unreadable('damaged');
    const [count, first] = [this.#view.getUint16(head + 3), head + (kind === LEAF ? 8 : 12)];
    const [cells, end] = [first + 2 * count, from + this.#usable];
    if (cells > end) throw new Unreadable('damaged');
    return { from, head, kind, count, first, cells, end };
  }

  *#cells(number: number, walk: Walk, depth: number): Generator<[id: number, record: Value[]]> {
    if (depth > DEEPEST) throw new Unreadable('damaged');
    visit(number, walk);
    const { from, head, kind, count, first, cells, end } = this.#page(number);
    for (let nth = 0; nth < count; nth++) {
      const at = from + this.#view.getUint16(first + 2 * nth);
      if (at < cells || at >= end) throw new Unreadable('damaged');
      if (kind === LEAF) yield this.#cell(at, walk);
      else yield* this.#cells(this.#view.getUint32(at), walk, depth + 1);
    }
    if (kind === INTERIOR) yield* this.#cells(this.#view.getUint32(head + 8), walk, depth + 1);
  }

  #varint(at: number, bytes = this.#bytes): [value: number, next: number] {
    let value = 0;
    for (let nth = 0; nth < 9; nth++) {
      const byte = bytes[at + nth];
      if (byte === undefined) throw new Unreadable('damaged');
      if (nth === 8) return [value * 256 + byte, at + 9];
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return [value, at + nth + 1];
    }
    return [value, at];
  }

  #cell(at: number, walk: Walk): [id: number, record: Value[]] {
    const [length, afterLength] = this.#varint(at);
    const [id, from] = this.#varint(afterLength);
    walk.left -= length;
    if (walk.left < 0) throw new Unreadable('damaged');
    return [id, this.#record(this.#payload(from, length, walk))];
  }

  /** What does not fit its page goes on in a chain of others. */
  #payload(from: number, length: number, walk: Walk): Uint8Array<ArrayBuffer> {
    const most = this.#usable - 35;
    if (length <= most) return this.#bytes.slice(from, from + length);
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23;
    const fitting = least + ((length - least) % (this.#usable - 4));
    const here = fitting <= most ? fitting : least;
    const whole = new Uint8Array(length);
    whole.set(this.#bytes.subarray(from, from + here));
    let page = this.#view.getUint32(from + here);
    for (let at = here; at < length; at += this.#usable - 4) {
      visit(page, walk);
      const start = this.#startOf(page);
      page = this.#view.getUint32(start);
      whole.set(this.#bytes.subarray(start + 4, start + Math.min(this.#usable, 4 + length - at)), at);
    }
    return whole;
  }

  #record(payload: Uint8Array<ArrayBuffer>): Value[] {
    const [end, first] = this.#varint(0, payload);
    const values: Value[] = [];
    let at = end;
    for (let head = first; head < end;) {
      const [type, next] = this.#varint(head, payload);
      const length = lengthOf(type);
      if (at + length > payload.length) throw new Unreadable('damaged');
      values.push(this.#value(type, payload.subarray(at, at + length)));
      at += length;
      head = next;
    }
    return values;
  }

  /** Null for bytes, which nothing here asks for. */
  #value(type: number, bytes: Uint8Array<ArrayBuffer>): Value {
    if (type === 8 || type === 9) return type - 8;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (type === 7) return view.getFloat64(0);
    if (type === 6) return Number(view.getBigInt64(0));
    if (type >= 1 && type <= 5) {
      return bytes.reduce((value, byte, nth) => value * 256 + (nth === 0 ? (byte << 24) >> 24 : byte), 0);
    }
    return type >= 13 && type % 2 === 1 ? this.#text.decode(bytes) : null;
  }
}

function lengthOf(type: number): number {
  if (type >= 12) return Math.floor((type - 12) / 2);
  return [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0][type] ?? 0;
}
