import { Unreadable } from '#src/work/history/unreadable.ts';

// Reads XML as devices write it, strictly and without a tree: a thread has no DOMParser, and a day of points needs no
// document. There are no declarations here, so no entity can grow, and none leads to another file.

interface Element {
  /** The names from the root on, without their prefixes; only until the next event. */
  path: readonly string[];
  attributes: ReadonlyMap<string, string>;
}

type XmlEvent = (Element & { at: 'open' }) | (Element & { at: 'close'; text: string });

/** No recording is deeper. */
const DEEPEST = 64;
/** What is written of one element is short; what is longer is none of ours. */
const LONGEST_TEXT = 20_000;

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

class Cursor {
  readonly #text: string;
  at = 0;

  constructor(text: string) {
    this.#text = text;
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

export function* xmlEvents(text: string): Generator<XmlEvent> {
  const cursor = new Cursor(text);
  const stack: Open[] = [];
  const path: string[] = [];
  let hadRoot = false;

  function add(more: string): void {
    const top = stack.at(-1);
    if (top && top.text.length < LONGEST_TEXT) top.text += more;
    if (!top && more.trim() !== '') throw new Unreadable('damaged');
  }

  while (!cursor.isOver) {
    add(keptOf(cursor.textBeforeMark()));
    if (cursor.isOver) break;
    if (passes(cursor)) continue;
    if (cursor.starts('<![CDATA[')) {
      cursor.at += '<![CDATA['.length;
      add(cursor.upTo(']]>').slice(0, LONGEST_TEXT));
      continue;
    }
    if (cursor.starts('<!')) throw new Unreadable('declares');
    const closing = cursor.take(CLOSE);
    if (closing) {
      const top = stack.pop();
      if (!top || top.name !== closing[1]) throw new Unreadable('damaged');
      yield { at: 'close', path, attributes: top.attributes, text: top.text.trim() };
      path.pop();
      continue;
    }
    const opening = cursor.take(OPEN);
    if (!opening || stack.length === DEEPEST || (stack.length === 0 && hadRoot)) throw new Unreadable('damaged');
    hadRoot = true;
    const attributes = attributesAt(cursor);
    const end = cursor.take(END_OF_OPEN);
    if (!end) throw new Unreadable('damaged');
    const [, name = ''] = opening;
    stack.push({ name, attributes, text: '' });
    path.push(localOf(name));
    yield { at: 'open', path, attributes };
    if (end[1] === '/') {
      stack.pop();
      yield { at: 'close', path, attributes, text: '' };
      path.pop();
    }
  }
  if (stack.length > 0 || !hadRoot) throw new Unreadable('damaged');
}
