import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

// Certificates of Android's kind that anybody can write, with an address of the writer's choice in them.

function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const octets = (...parts: Uint8Array[]) => der(0x04, ...parts);
const hex = (text: string) => Buffer.from(text, 'hex');
const integer = (value: number, tag = 0x02) => der(tag, Buffer.from([value]));
const extension = (oid: string, value: Uint8Array) => sequence(der(0x06, hex(oid)), octets(value));

const ECDSA_WITH_SHA256 = sequence(der(0x06, hex('2a8648ce3d040302')));
const named = (name: string) => sequence(der(0x31, sequence(der(0x06, hex('550403')), der(0x0c, Buffer.from(name)))));

interface Certificate {
  subject: string;
  publicKey: KeyObject;
  issuerKey: KeyObject;
  extensions: Uint8Array[];
}

function certificate({ subject, publicKey, issuerKey, extensions }: Certificate): Buffer {
  const time = (year: string) => der(0x17, Buffer.from(`${year}0101000000Z`));
  const body = sequence(
    der(0xa0, integer(2)),
    integer(subject === 'root' ? 1 : 2),
    ECDSA_WITH_SHA256,
    named('root'),
    sequence(time('20'), time('49')),
    named(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, issuerKey));
  return sequence(body, ECDSA_WITH_SHA256, signature);
}

/** The statement of a passkey with this key: whoever asks whether its certificate was revoked asks at `url`. */
export function forgedAndroidStatement(publicKey: KeyObject, clientDataJSON: Uint8Array, url: string) {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuerKey = root.privateKey;
  const challenge = createHash('sha256').update(clientDataJSON).digest();
  const revocations = sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(url))))));
  const key = [integer(3), integer(1, 0x0a), integer(3), integer(1, 0x0a), octets(challenge), octets()];
  const description = sequence(...key, sequence(), sequence());
  const x5c = [
    certificate({
      subject: 'leaf',
      publicKey,
      issuerKey,
      extensions: [extension('2b06010401d679020111', description), extension('551d1f', revocations)],
    }),
    certificate({
      subject: 'root',
      publicKey: root.publicKey,
      issuerKey,
      extensions: [extension('551d13', sequence(der(0x01, Buffer.from([255]))))],
    }),
  ];
  return { x5c };
}
