import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpointFrom, postOutside, publicAddressOf } from '../../../supabase/functions/_shared/outside.ts';
import { isPublicAddress } from '../../../supabase/functions/_shared/public-address.ts';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf } from '../people/support.ts';

const ADA = numbered(1);

const SERVICES = [
  'https://fcm.googleapis.com/fcm/send/dQw4:APA91b-_x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA=',
  'https://web.push.apple.com:443/QAbc',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2b',
  'https://push.xn--p1ai/',
];

const OTHERS = [
  'https://',
  'https:///',
  'http://push.example/1',
  'https://push.example',
  'https://push.example?1',
  'https://push.example/#1',
  'https://push.example/a b',
  'https://push.example/\r\nhost: inside',
  'https://push.example/\n',
  ' https://push.example/1',
  'HTTPS://push.example/1',
  'https://push.example:8443/1',
  'https://push.example:80/',
  'https://user:secret@push.example/',
  'https://user@push.example/',
  'https://push.example@127.0.0.1/',
  String.raw`https://push.example\@127.0.0.1/`,
  'https://localhost/',
  'https://inside/',
  'https://push.example./',
  'https://-push.example/',
  'https://push..example/',
  `https://${'a'.repeat(64)}.example/`,
  'https://127.0.0.1:1/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.0x1/',
  'https://0177.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://１２７.0.0.1/',
  'https://push。example/',
];

describe('what a push service may be called', () => {
  test('is a DNS name at the port of https', () => {
    expect(SERVICES.filter((endpoint) => !endpointFrom(endpoint))).toEqual([]);
    expect(OTHERS.filter(endpointFrom)).toEqual([]);
    expect(endpointFrom('https://web.push.apple.com:443/Q?a=b')).toEqual({
      host: 'web.push.apple.com',
      path: '/Q?a=b',
    });
  });

  describe.each(engines)('on %s', (engine) => {
    let db: TestDatabase;
    beforeAll(async () => {
      db = await openTestDatabase({ engine });
      await join(db, ADA);
    }, 240_000);
    afterAll(() => db.close());

    test('where it is stored just so', async () => {
      const save = (endpoint: string) =>
        codeOf(
          db.as(ADA, (session) => session.query(`select public.save_push_subscription($1, 'key', 'auth')`, [endpoint])),
        );
      for (const endpoint of SERVICES) expect([endpoint, await save(endpoint)]).toEqual([endpoint, null]);
      for (const endpoint of OTHERS) expect([endpoint, await save(endpoint)]).toEqual([endpoint, '23514']);
    });
  });
});

const INSIDE = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', 'fc00::1', 'fd12:3456::1'],
  ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1'],
  ...['', 'localhost', '127.1', '1.2.3.4.5'],
];

const OUTSIDE = [
  ...['8.8.8.8', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.167.0.1', '223.255.255.254'],
  ...['2a00:1450:4009::5f', '2606:4700::1111', '2001:4860:4860::8888'],
];

test('private, local and mapped addresses are inside, all others outside', () => {
  expect(INSIDE.filter(isPublicAddress)).toEqual([]);
  expect(OUTSIDE.filter((address) => !isPublicAddress(address))).toEqual([]);
});

const resolvedTo = (...addresses: string[]) =>
  publicAddressOf('push.example', async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );

test('a name that leads inside, and be it with one of its addresses, is not connected to', async () => {
  for (const inside of INSIDE) await expect(resolvedTo('8.8.8.8', inside)).rejects.toThrow('private');
  await expect(resolvedTo()).rejects.toThrow('no address');
  expect(await resolvedTo('2606:4700::1111', '8.8.8.8')).toBe('8.8.8.8');
  expect(await resolvedTo('2606:4700::1111')).toBe('2606:4700::1111');
});

test('the resolver of this machine is asked, and what it finds inside is not called', async () => {
  const nothing = { headers: {}, body: new Uint8Array(), patienceMs: 60_000 };
  await expect(postOutside({ host: 'localhost', path: '/' }, nothing)).rejects.toThrow('private');
});

describe('a service', () => {
  const to = { host: 'push.example', path: '/send/1?a=b' };
  const post = { headers: { ttl: '1' }, body: new TextEncoder().encode('Ẹ kú iṣẹ́'), patienceMs: 60_000 };

  async function aServer(serve: (socket: Socket) => void) {
    const server = createServer(serve).listen(0, '127.0.0.1');
    await once(server, 'listening');
    vi.stubEnv('PUSH_LOOPBACK_PORT', String((server.address() as AddressInfo).port));
    return server;
  }
  afterEach(() => vi.unstubAllEnvs());

  test('is asked in plain HTTP, and read no further than its number', async () => {
    let heard = '';
    const server = await aServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', (bytes) => {
        heard += String(bytes);
        if (heard.endsWith('Ẹ kú iṣẹ́')) socket.write('HTTP/1.1 201');
      });
    });
    expect(await postOutside(to, post)).toBe(201);
    expect(heard.split('\r\n')).toEqual([
      'POST /send/1?a=b HTTP/1.1',
      'host: push.example',
      'connection: close',
      'content-length: 17',
      'ttl: 1',
      '',
      'Ẹ kú iṣẹ́',
    ]);
    server.close();
  });

  test('that does not answer, hangs up or says something else has failed', async () => {
    const servers = [
      [(socket: Socket) => void socket.on('error', () => {}), 'in time'],
      [(socket: Socket) => void socket.end(), 'closed'],
      [(socket: Socket) => void socket.end('SSH-2.0-OpenSSH_9.2p1'), 'speak HTTP'],
    ] as const;
    for (const [serve, problem] of servers) {
      const server = await aServer(serve);
      const patienceMs = problem === 'in time' ? 50 : post.patienceMs;
      await expect(postOutside(to, { ...post, patienceMs })).rejects.toThrow(problem);
      server.close();
    }
  });
});
