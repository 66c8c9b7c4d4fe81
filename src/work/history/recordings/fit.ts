import type { Activity } from '#sync/entities/workout-sessions.ts';
import { Unreadable } from '#src/work/history/unreadable.ts';
import { MOST_RECORDINGS } from './recording.ts';
import type { Read, Recording } from './recording.ts';

// FIT as Garmin publishes it (developer.garmin.com/fit/protocol): a header, definitions and data records, a checksum.
// Of all messages only the sessions are read, which have the sums; where somebody was is passed over unread.

const SIGNATURE = [0x2e, 0x46, 0x49, 0x54];

export const isFit = (bytes: Uint8Array): boolean =>
  bytes.length >= 12 && SIGNATURE.every((byte, place) => bytes[8 + place] === byte);

/** CRC-16 with the reversed polynomial 0xA001, begun at zero. */
export function crcOf(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
}

interface Field {
  number: number;
  size: number;
}

interface Definition {
  message: number;
  little: boolean;
  fields: Field[];
  /** Of all, with those of developers, which say nothing here. */
  size: number;
}

const SESSION = 18;
const RECORD = 20;

const START = 2;
const SPORT = 5;
const SUB_SPORT = 6;
const ELAPSED = 7;
const TIMER = 8;
const DISTANCE = 9;
const CALORIES = 11;
const HEART = 16;

/** Seconds from 1970 to the last day of 1989, from which FIT counts. */
const EPOCH = 631_065_600;

const SPORTS: Readonly<Record<number, Activity>> = {
  1: 'run',
  2: 'bike',
  5: 'swim',
  7: 'football',
  11: 'walk',
  15: 'row',
  16: 'hike',
  17: 'hike',
};
const SUB_SPORTS: Readonly<Record<number, Activity>> = { 1: 'run', 5: 'bike', 6: 'bike', 14: 'row' };
const GENERIC = 0;

type Values = ReadonlyMap<number, number>;

function activityIn(values: Values): Activity | null {
  const sport = values.get(SPORT) ?? GENERIC;
  const known = SPORTS[sport] ?? SUB_SPORTS[values.get(SUB_SPORT) ?? -1];
  return known ?? (sport === GENERIC ? null : 'other');
}

const scaled = (value: number | undefined, by: number): number | null => (value === undefined ? null : value / by);

function recordingIn(values: Values): Recording[] {
  const start = values.get(START);
  const elapsed = scaled(values.get(ELAPSED), 1000);
  const moving = scaled(values.get(TIMER), 1000) ?? elapsed;
  if (start === undefined || !moving) return [];
  return [
    {
      start: (start + EPOCH) * 1000,
      elapsed: Math.round(Math.max(elapsed ?? 0, moving)),
      moving: Math.round(moving),
      metres: scaled(values.get(DISTANCE), 100),
      heart: values.get(HEART) ?? null,
      calories: values.get(CALORIES) ?? null,
      activity: activityIn(values),
      name: '',
      notes: '',
    },
  ];
}

/** Reads one file, of which several may be chained. */
class FitReader {
  readonly #view: DataView;
  readonly #definitions = new Map<number, Definition>();
  #at: number;
  readonly #end: number;

  constructor(bytes: Uint8Array, from: number, end: number) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = from;
    this.#end = end;
  }

  #byte(): number {
    if (this.#at >= this.#end) throw new Unreadable('damaged');
    this.#at += 1;
    return this.#view.getUint8(this.#at - 1);
  }

  #define(local: number, hasDeveloper: boolean): void {
    this.#byte();
    const little = this.#byte() === 0;
    const [low, high] = [this.#byte(), this.#byte()];
    const message = little ? low + high * 256 : low * 256 + high;
    const fields = Array.from({ length: this.#byte() }, () => {
      const field = { number: this.#byte(), size: this.#byte() };
      this.#byte();
      return field;
    });
    const sizes = fields.map(({ size }) => size);
    if (hasDeveloper) {
      for (let left = this.#byte(); left > 0; left--) {
        this.#byte();
        sizes.push(this.#byte());
        this.#byte();
      }
    }
    const size = sizes.reduce((sum, each) => sum + each, 0);
    this.#definitions.set(local, { message, little, fields, size });
  }

  /** Where all bits are set nothing is known. */
  #value(at: number, size: number, little: boolean): number | null {
    if (size === 1) return this.#view.getUint8(at) === 0xff ? null : this.#view.getUint8(at);
    if (size === 2) return this.#view.getUint16(at, little) === 0xffff ? null : this.#view.getUint16(at, little);
    if (size !== 4) return null;
    const value = this.#view.getUint32(at, little);
    return value === 0xffffffff ? null : value;
  }

  #data(local: number): { message: number; values: Values } {
    const definition = this.#definitions.get(local);
    if (!definition || this.#at + definition.size > this.#end) throw new Unreadable('damaged');
    const { message, little, fields, size } = definition;
    const values = new Map<number, number>();
    if (message === SESSION) {
      let at = this.#at;
      for (const field of fields) {
        const value = this.#value(at, field.size, little);
        if (value !== null) values.set(field.number, value);
        at += field.size;
      }
    }
    this.#at += size;
    return { message, values };
  }

  *messages(): Generator<{ message: number; values: Values }> {
    while (this.#at < this.#end) {
      const header = this.#byte();
      const isCompressed = (header & 0x80) !== 0;
      if (!isCompressed && header & 0x40) this.#define(header & 0x0f, (header & 0x20) !== 0);
      else yield this.#data(isCompressed ? (header >> 5) & 0x03 : header & 0x0f);
    }
  }
}

const CRC_BYTES = 2;

export function readFit(bytes: Uint8Array): Read {
  const read: Read = { recordings: [], problems: [], points: 0 };
  let from = 0;
  while (from < bytes.length) {
    const rest = bytes.subarray(from);
    const head = rest[0] ?? 0;
    if (!isFit(rest) || head < 12) throw new Unreadable('damaged');
    const size = new DataView(rest.buffer, rest.byteOffset).getUint32(4, true);
    const end = head + size;
    // Over all of it with its checksum nothing is left.
    if (end + CRC_BYTES > rest.length || crcOf(rest.subarray(0, end + CRC_BYTES)) !== 0)
      throw new Unreadable('damaged');
    for (const { message, values } of new FitReader(rest, head, end).messages()) {
      if (message === RECORD) read.points += 1;
      if (message === SESSION) read.recordings.push(...recordingIn(values));
      if (read.recordings.length > MOST_RECORDINGS) throw new Unreadable('damaged');
    }
    from += end + CRC_BYTES;
  }
  return read;
}
