import { parseJson } from '../http/nesting.ts';

/** The wire format of Phoenix channels: JSON objects (1.0.0), or JSON arrays and binary user broadcasts (2.0.0). */
export type Version = '1.0.0' | '2.0.0';

export type Fields = Record<string, unknown>;

/** A broadcast packed by a 2.0.0 client; its body is passed on unchanged. */
export interface PackedBroadcast {
  event: string;
  encoding: 'json' | 'binary';
  body: Buffer;
}

export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Fields;
  packed?: PackedBroadcast;
}

export class MalformedFrame extends Error {}

const USER_BROADCAST_PUSH = 3;
const USER_BROADCAST = 4;
const JSON_ENCODING = 1;
const PUSH_HEADER_BYTES = 7;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asVersion(asked: string | null): Version | null {
  if (asked === null || asked === '1.0.0') return '1.0.0';
  return asked === '2.0.0' ? '2.0.0' : null;
}

export function decodeFrame(version: Version, data: Buffer, isBinary: boolean): Frame {
  if (isBinary) {
    if (version === '1.0.0') throw new MalformedFrame('binary frames need 2.0.0');
    return decodePush(data);
  }
  const parsed = parseFrame(data);
  if (version === '2.0.0') {
    if (!Array.isArray(parsed)) throw new MalformedFrame('not an array');
    const [joinRef, ref, topic, event, payload] = parsed as unknown[];
    return checked(joinRef, ref, topic, event, payload);
  }
  if (!isFields(parsed)) throw new MalformedFrame('not an object');
  return checked(parsed['join_ref'], parsed['ref'], parsed['topic'], parsed['event'], parsed['payload']);
}

export function encodeFrame(version: Version, frame: Frame): string {
  const { joinRef, ref, topic, event, payload } = frame;
  return version === '2.0.0'
    ? JSON.stringify([joinRef, ref, topic, event, payload])
    : JSON.stringify({ topic, event, payload, ref, join_ref: joinRef });
}

/** Null where the version cannot express it. */
export function encodePacked(version: Version, topic: string, packed: PackedBroadcast): string | Buffer | null {
  if (version === '2.0.0') {
    const topicBytes = Buffer.from(topic);
    const eventBytes = Buffer.from(packed.event);
    const encoding = packed.encoding === 'json' ? JSON_ENCODING : 0;
    const header = Buffer.from([USER_BROADCAST, topicBytes.length, eventBytes.length, 0, encoding]);
    return Buffer.concat([header, topicBytes, eventBytes, packed.body]);
  }
  if (packed.encoding === 'binary') return null;
  const payload = { type: 'broadcast', event: packed.event, payload: parseFrame(packed.body) };
  return encodeFrame(version, { joinRef: null, ref: null, topic, event: 'broadcast', payload });
}

function decodePush(data: Buffer): Frame {
  if (data.length < PUSH_HEADER_BYTES || data[0] !== USER_BROADCAST_PUSH) throw new MalformedFrame('unknown kind');
  let offset = PUSH_HEADER_BYTES;
  const take = (length = 0): string => {
    if (offset + length > data.length) throw new MalformedFrame('cut short');
    const text = data.toString('utf8', offset, offset + length);
    offset += length;
    return text;
  };
  const [joinRef, ref, topic, event] = [take(data[1]), take(data[2]), take(data[3]), take(data[4])];
  // Metadata asks for storage and replay, which are not supported.
  take(data[5]);
  const body = data.subarray(offset);
  const encoding = data[6] === JSON_ENCODING ? 'json' : 'binary';
  if (encoding === 'json') parseFrame(body);
  const frame = checked(joinRef || null, ref || null, topic, 'broadcast', {});
  return { ...frame, packed: { event, encoding, body } };
}

function checked(joinRef: unknown, ref: unknown, topic: unknown, event: unknown, payload: unknown): Frame {
  if (typeof topic !== 'string' || typeof event !== 'string') throw new MalformedFrame('no topic or event');
  return { joinRef: asRef(joinRef), ref: asRef(ref), topic, event, payload: isFields(payload) ? payload : {} };
}

function asRef(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && value.length <= 255) return value;
  throw new MalformedFrame('a reference is not a short text');
}

function parseFrame(data: Buffer): unknown {
  try {
    return parseJson(data.toString());
  } catch {
    throw new MalformedFrame('not JSON');
  }
}
