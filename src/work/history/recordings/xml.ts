import { Unreadable } from '#src/work/history/unreadable.ts';

// Reads XML as devices write it, strictly and without a tree, whole or piece by piece: a thread has no DOMParser, and a
// day of points needs no document. No entity is declared here, so none can grow, and none leads to another file.

interface Element {
  /** The names from the root on, without their prefixes; only until the next event. */
  path: readonly string[];
  attributes: ReadonlyMap<string, string>;
}

export type XmlEvent = (Element & { at: 'open' }) | (Element & { at: 'close'; text: string });

/** No recording is deeper. */
const DEEPEST = 64;
/** What is written of one element is short; what is longer is none of ours. */
const LONGEST_TEXT = 20_000;

/** No mark that comes in pieces is longer, with the text in front of it. */
const LONGEST_MARK = 1_000_000;
/** What the longest beginning of a mark is told by. */
const BEGINNING = '<![CDATA['.length;

const OPEN = /<([^\s<>/=!?"']+)/y;
const ATTRIBUTE = /\s+([^\s<>/="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const END_OF_OPEN = /\s*(\/?)>/y;
const CLOSE = /<\/([^\s<>/]+)\s*>/y;
const ENTITY = /&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,8})?;?/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_POINT = 0x10_ff_ff;

function characterOf(whole: string, name: string | undefined): string {
  if (name === undefined || !whole.endsWith(';')) throw new Unreadable('damaged');
  if (!name.startsWith('#')) {
    const named = NAMED[name];
    if (named === undefined) throw new Unreadable('declares');
    return named;
  }
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (point > LAST_POINT) throw new Unreadable('damaged');
  return String.fromCodePoint(point);
}

const unescaped = (text: string): string => (text.includes('&') ? text.replaceAll(ENTITY, characterOf) : text);

/** As much of it as is kept. What is cut off is not looked at, and no entity is cut. */
const keptOf = (text: string): string =>
  unescaped(text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT).replace(/&[^&;]{0,9}$/, '') : text);

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

interface Open {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
}

/** Where what is no tag ends; a document type where its list does. */
const ENDS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!DOCTYPE', ']>'],
  ['<?', '?>'],
] as const;

class Cursor {
  readonly #text: string;
  /** Whether nothing comes after it. */
  readonly #isLast: boolean;
  at = 0;

  constructor(text: string, isLast: boolean) {
    this.#text = text;
    this.#isLast = isLast;
  }

  get rest(): string {
    return this.#text.slice(this.at);
  }

  /** Whether the mark here is all there, with the text in front of it. */
  get isWhole(): boolean {
    if (this.#isLast) return true;
    const from = this.#text.indexOf('<', this.at);
    if (from === -1 || from + BEGINNING > this.#text.length) return false;
    if (!'!?'.includes(this.#text[from + 1] ?? '')) return this.#tagEnds(from);
    const end = ENDS.find(([begin]) => this.#text.startsWith(begin, from))?.[1];
    return end === undefined || this.#text.includes(end, from);
  }

  /** Outside quotes. */
  #tagEnds(from: number): boolean {
    for (let at = from; at < this.#text.length; at++) {
      const character = this.#text[at];
      if (character === '>') return true;
      if (character !== '"' && character !== "'") continue;
      at = this.#text.indexOf(character, at + 1);
      if (at === -1) return false;
    }
    return false;
  }

  get isOver(): boolean {
    return this.at >= this.#text.length;
  }

  starts(mark: string): boolean {
    return this.#text.startsWith(mark, this.at);
  }

  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  /** Up to a mark, which is taken too. */
  upTo(mark: string): string {
    const end = this.#text.indexOf(mark, this.at);
    if (end === -1) throw new Unreadable('damaged');
    const found = this.#text.slice(this.at, end);
    this.at = end + mark.length;
    return found;
  }

  textBeforeMark(): string {
    const end = this.#text.indexOf('<', this.at);
    const found = this.#text.slice(this.at, end === -1 ? undefined : end);
    this.at += found.length;
    return found;
  }
}

function attributesAt(cursor: Cursor): Map<string, string> {
  const attributes = new Map<string, string>();
  for (let found = cursor.take(ATTRIBUTE); found; found = cursor.take(ATTRIBUTE)) {
    const [, name = '', double, single = ''] = found;
    attributes.set(localOf(name), keptOf(double ?? single));
  }
  return attributes;
}

/** Passes over what says nothing; true where it did. */
function passes(cursor: Cursor): boolean {
  const mark = cursor.starts('<!--') ? '-->' : cursor.starts('<?') ? '?>' : null;
  if (mark === null) return false;
  cursor.upTo(mark);
  return true;
}

/** The list of a document type: elements and attributes say nothing here, and an entity is never expanded. */
function passDocumentType(cursor: Cursor): void {
  const declared = cursor.upTo(']>').replaceAll(/<!--[\s\S]*?-->/g, '');
  if (/<!ENTITY|%/i.test(declared)) throw new Unreadable('declares');
}

/** Reads what comes piece by piece. A document may say of itself no more than `root` allows: the list of its elements. */
export class XmlReader {
  readonly #root: string | undefined;
  readonly #stack: Open[] = [];
  readonly #path: string[] = [];
  #rest = '';
  #hadRoot = false;

  constructor(root?: string) {
    this.#root = root;
  }

  *read(more: string, isLast = false): Generator<XmlEvent> {
    const cursor = new Cursor(this.#rest + more, isLast);
    while (!cursor.isOver && cursor.isWhole) yield* this.#next(cursor);
    this.#rest = cursor.rest;
    if (this.#rest.length > LONGEST_MARK) throw new Unreadable('damaged');
    if (isLast && (this.#stack.length > 0 || !this.#hadRoot)) throw new Unreadable('damaged');
  }

  #add(more: string): void {
    const top = this.#stack.at(-1);
    if (top && top.text.length < LONGEST_TEXT) top.text += more;
    if (!top && more.trim() !== '') throw new Unreadable('damaged');
  }

  *#next(cursor: Cursor): Generator<XmlEvent> {
    this.#add(keptOf(cursor.textBeforeMark()));
    if (cursor.isOver || passes(cursor)) return;
    if (cursor.starts('<![CDATA[')) {
      cursor.at += '<![CDATA['.length;
      this.#add(cursor.upTo(']]>').slice(0, LONGEST_TEXT));
    } else if (this.#root && !this.#hadRoot && cursor.starts(`<!DOCTYPE ${this.#root} [`)) passDocumentType(cursor);
    else if (cursor.starts('<!')) throw new Unreadable('declares');
    else if (cursor.starts('</')) yield* this.#close(cursor);
    else yield* this.#open(cursor);
  }

  *#close(cursor: Cursor): Generator<XmlEvent> {
    const closing = cursor.take(CLOSE);
    const top = this.#stack.pop();
    if (!top || top.name !== closing?.[1]) throw new Unreadable('damaged');
    yield { at: 'close', path: this.#path, attributes: top.attributes, text: top.text.trim() };
    this.#path.pop();
  }

  *#open(cursor: Cursor): Generator<XmlEvent> {
    const opening = cursor.take(OPEN);
    const isSecond = this.#stack.length === 0 && this.#hadRoot;
    if (!opening || this.#stack.length === DEEPEST || isSecond) throw new Unreadable('damaged');
    this.#hadRoot = true;
    const attributes = attributesAt(cursor);
    const end = cursor.take(END_OF_OPEN);
    if (!end) throw new Unreadable('damaged');
    const [, name = ''] = opening;
    this.#stack.push({ name, attributes, text: '' });
    this.#path.push(localOf(name));
    yield { at: 'open', path: this.#path, attributes };
    if (end[1] !== '/') return;
    this.#stack.pop();
    yield { at: 'close', path: this.#path, attributes, text: '' };
    this.#path.pop();
  }
}

export const xmlEvents = (text: string): Generator<XmlEvent> => new XmlReader().read(text, true);
