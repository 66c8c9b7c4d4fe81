import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { decode, encode } from '../../../supabase/functions/_shared/base64url.ts';
import { authorization, encrypted } from '../../../supabase/functions/_shared/web-push.ts';

const jwkOf = (point: string, d?: string) => {
  const bytes = decode(point);
  return { kty: 'EC', crv: 'P-256', x: encode(bytes.slice(1, 33)), y: encode(bytes.slice(33)), ...(d && { d }) };
};

// The example of RFC 8291, appendix A.
const BROWSER = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const SENDER = {
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
};

test('a message is encrypted as the example of the standard is', async () => {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const { publicKey, privateKey } = SENDER;
  const keys = {
    publicKey: await crypto.subtle.importKey('jwk', jwkOf(publicKey), curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', jwkOf(publicKey, privateKey), curve, false, ['deriveBits']),
  };
  const salt = decode('DGv6ra1nlYgDCS1FRnbzlw');
  const body = await encrypted('When I grow up, I want to be a watermelon', BROWSER, { keys, salt });
  expect(encode(body)).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the push service is told who sends, for this service and half a day', async () => {
  const vapid = { ...SENDER, subject: 'https://clinic.example' };
  const told = await authorization('https://push.example/send/1', vapid);
  const [, header = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(told) ?? [];
  expect(key).toBe(SENDER.publicKey);
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  expect(read(header)).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(read(claims)).toEqual({ aud: 'https://push.example', sub: vapid.subject, exp: expect.any(Number) });
  const seconds = Number(read(claims)['exp']) - Date.now() / 1000;
  expect([seconds > 0, seconds <= 24 * 60 * 60]).toEqual([true, true]);
  const publicKey = createPublicKey({ key: jwkOf(SENDER.publicKey), format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    decode(signature),
  );
  expect(signed).toBe(true);
});
