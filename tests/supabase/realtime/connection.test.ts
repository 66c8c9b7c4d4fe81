import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ADA, BEN, deviceOf, eventually, listen, note, openRealtime, tokenOf } from './support.ts';
import type { TestStack } from '../../support/stack.ts';

async function refusal(url: string): Promise<string> {
  const [error] = (await once(new WebSocket(url), 'error')) as [Error];
  return error.message;
}

const saying = (word: string) => ({ type: 'broadcast' as const, event: 'said', payload: { word } });
const refused = (reason: string) => ({ status: 'error', response: { reason } });

describe('the realtime connection', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await openRealtime('pglite');
  });
  afterAll(() => stack.close());

  const address = (key: string, version = '2.0.0') =>
    `${stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=${version}`;
  const ping = (event: string) =>
    stack.database.query(`select realtime.send('{}', $1, $2, true)`, [event, `own:${ADA}`]);

  async function open(version?: string): Promise<{ socket: WebSocket; frames: unknown[] }> {
    const socket = new WebSocket(address(stack.anonKey, version));
    const frames: unknown[] = [];
    socket.on('message', (data) => frames.push(JSON.parse((data as Buffer).toString())));
    await once(socket, 'open');
    return { socket, frames };
  }

  it('refuses a key that is not the project’s, an unknown version and any other path', async () => {
    expect(await refusal(address('wrong'))).toContain('401');
    expect(await refusal(address(''))).toContain('401');
    expect(await refusal(address(await tokenOf(ADA)))).toContain('401');
    expect(await refusal(address(stack.anonKey, '9.0.0'))).toContain('400');
    expect(await refusal(`${stack.url.replace('http', 'ws')}/elsewhere`)).toContain('404');
  });

  it('serves a client of version 1.0.0 like one of 2.0.0, and both to each other', async () => {
    const config = { private: true, broadcast: { ack: true } };
    const old = await listen(await deviceOf(stack, ADA, { vsn: '1.0.0' }), `own:${ADA}`, config, {});
    const recent = await listen(await deviceOf(stack, ADA), `own:${ADA}`, config);
    await note(stack, { owner: ADA, title: 'for both' });
    await eventually(() => expect(old.changes).toMatchObject([{ eventType: 'INSERT', new: { title: 'for both' } }]));
    expect(await recent.channel.send(saying('new'))).toBe('ok');
    expect(await old.channel.send(saying('old'))).toBe('ok');
    await eventually(() => expect(old.broadcasts).toEqual([{ event: 'said', payload: { word: 'new' } }]));
    await eventually(() => expect(recent.broadcasts).toEqual([{ event: 'said', payload: { word: 'old' } }]));
  });

  it('refuses to join with a token that is expired, foreign or no token', async () => {
    const reasons: string[] = [];
    const foreign = (await tokenOf(ADA)).replace(/\.[^.]+$/, `.${'A'.repeat(43)}`);
    for (const token of [await tokenOf(ADA, -5), foreign, 'garbage']) {
      const device = await deviceOf(stack, ADA);
      await device.renew(token);
      reasons.push((await listen(device, 'open')).reason);
    }
    expect(reasons[0]).toMatch(/^InvalidJWTToken: Token has expired \d+ seconds ago$/);
    expect(reasons[1]).toBe('JwtSignatureError: Failed to validate JWT signature');
    expect(reasons[2]).toBe('MalformedJWT: The token provided is not a valid JWT');
  });

  it('closes a channel when its token runs out, and tells nobody anything after', async () => {
    const ada = await listen(await deviceOf(stack, ADA, { seconds: 1 }), `own:${ADA}`, { private: true });
    expect(ada.status).toBe('SUBSCRIBED');
    await eventually(() => expect(ada.statuses).toContain('CLOSED'));
    expect(ada.system.at(-1)).toMatchObject({ status: 'error', message: 'Token has expired 0 seconds ago' });
    await ping('late');
    await sleep(200);
    expect(ada.broadcasts).toHaveLength(0);
  });

  it('keeps a channel open past its first token when a new one came in time', async () => {
    const device = await deviceOf(stack, ADA, { seconds: 2 });
    const ada = await listen(device, `own:${ADA}`, { private: true });
    await device.renew(await tokenOf(ADA, 600));
    await sleep(2300);
    await ping('still here');
    await eventually(() => expect(ada.broadcasts).toMatchObject([{ event: 'still here' }]));
    expect(ada.statuses).toEqual(['SUBSCRIBED']);
  });

  it('judges by the new token: rows of its user, and topics that its user may read', async () => {
    const device = await deviceOf(stack, ADA);
    const own = await listen(device, `own:${ADA}`, { private: true });
    const notes = await listen(device, 'notes', {}, {});
    await device.renew(await tokenOf(BEN));
    await eventually(() => expect(own.statuses).toContain('CLOSED'));
    expect(own.system.at(-1)?.message).toBe(
      `You no longer have permission to read from this Channel topic: own:${ADA}`,
    );
    await note(stack, { owner: ADA, title: 'for Ada' });
    await note(stack, { owner: BEN, title: 'for Ben' });
    await eventually(() => expect(notes.changes).toMatchObject([{ new: { title: 'for Ben' } }]));
  });

  it('closes what is malformed, and goes on serving everybody else', async () => {
    const ada = await listen(await deviceOf(stack, ADA), `own:${ADA}`, { private: true });
    const nonsense = [
      'nonsense',
      '{}',
      'null',
      '[]',
      '[1,2,3,4,5]',
      '["1","1",null,"phx_join",{}]',
      Buffer.alloc(0),
      Buffer.from([3]),
      Buffer.from([9, 0, 0, 0, 0, 0, 0]),
      Buffer.from([3, 255, 255, 255, 255, 255, 1]),
      Buffer.from([3, 0, 0, 0, 0, 0, 1, 0x7b]),
    ];
    for (const data of nonsense) {
      const { socket } = await open();
      socket.send(data);
      const [code] = (await once(socket, 'close')) as [number];
      expect([data, code]).toEqual([data, 1007]);
    }
    const { socket } = await open();
    socket.send('x'.repeat(3_000_001));
    expect((await once(socket, 'close'))[0]).toBe(1009);
    await ping('unharmed');
    await eventually(() => expect(ada.broadcasts).toMatchObject([{ event: 'unharmed' }]));
  });

  it('takes odd but well-formed frames calmly', async () => {
    const { socket, frames } = await open();
    const say = (frame: unknown) => socket.send(JSON.stringify(frame));
    say([null, '1', 'phoenix', 'heartbeat', {}]);
    say([null, '2', 'realtime:nowhere', 'broadcast', {}]);
    say(['3', '3', 'realtime:', 'phx_join', {}]);
    say(['4', '4', 'elsewhere', 'phx_join', {}]);
    say(['5', '5', 'realtime:a', 'phx_join', { config: { broadcast: 7, presence: [], postgres_changes: 'all' } }]);
    say(['5', '6', 'realtime:a', 'unheard_of', null]);
    say(['5', '7', 'realtime:a', 'access_token', { access_token: 12 }]);
    say(['5', '8', 'realtime:a', 'phx_leave', {}]);
    await eventually(() => expect(frames.at(-1)).toEqual(['5', '5', 'realtime:a', 'phx_close', {}]));
    expect(frames.slice(0, 6)).toEqual([
      [null, '1', 'phoenix', 'phx_reply', { status: 'ok', response: {} }],
      [null, '2', 'realtime:nowhere', 'phx_reply', refused('unmatched topic')],
      ['3', '3', 'realtime:', 'phx_reply', refused('TopicNameRequired: You must provide a topic name')],
      ['4', '4', 'elsewhere', 'phx_reply', refused('unmatched topic')],
      ['5', '5', 'realtime:a', 'phx_reply', { status: 'ok', response: { postgres_changes: [] } }],
      ['5', '8', 'realtime:a', 'phx_reply', { status: 'ok', response: {} }],
    ]);
    socket.terminate();
  });

  it('limits the channels of one socket and how fast it joins', async () => {
    const { socket, frames } = await open();
    const join = (n: number) => socket.send(JSON.stringify([`${n}`, `${n}`, `realtime:t${n}`, 'phx_join', {}]));
    for (let n = 0; n < 60; n++) join(n);
    await eventually(() => expect(frames).toHaveLength(60));
    await sleep(1000);
    for (let n = 60; n < 101; n++) join(n);
    await eventually(() => expect(frames).toHaveLength(101));
    expect(frames.at(-2)).toMatchObject({ 4: { status: 'ok' } });
    expect(frames.at(-1)).toMatchObject({ 4: { response: { reason: 'ChannelRateLimitReached: Too many channels' } } });
    await sleep(1000);
    for (let n = 0; n < 250; n++) join(200 + n);
    expect((await once(socket, 'close'))[0]).toBe(1008);
  });

  it('finds a client again after its socket was cut', async () => {
    const device = await deviceOf(stack, ADA);
    const ada = await listen(device, `own:${ADA}`, { private: true });
    const transport = (
      device.client.realtime as unknown as { socketAdapter: { getSocket(): { conn: WebSocket } } }
    ).socketAdapter.getSocket().conn;
    transport.close(4000, 'the tunnel');
    await eventually(() => expect(ada.statuses.filter((status) => status === 'SUBSCRIBED')).toHaveLength(2));
    await ping('again');
    await eventually(() => expect(ada.broadcasts).toMatchObject([{ event: 'again' }]));
  });

  it('ends its sockets when it closes', async () => {
    const other = await openRealtime('pglite');
    const socket = new WebSocket(`${other.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${other.anonKey}`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await other.close();
    expect((await closed)[0]).toBe(1006);
  });
});
