import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyEngine } from '../../support/database.ts';
import { ADA, BEN, deviceOf, eventually, listen, openRealtime, tokenOf } from './support.ts';
import type { TestStack } from '../../support/stack.ts';

describe.each(everyEngine)('broadcasts on %s', (engine) => {
  let stack: TestStack;
  const send = (topic: string, event: string, isPrivate = true) =>
    stack.database.query(`select realtime.send('{"n": 1}', $1, $2, $3)`, [event, topic, isPrivate]);

  beforeAll(async () => {
    stack = await openRealtime(engine);
  });
  afterAll(() => stack.close());

  it('opens a private topic to whom the policies let read it, and to nobody else', async () => {
    const own = await listen(await deviceOf(stack, ADA), `own:${ADA}`, { private: true });
    expect(own.status).toBe('SUBSCRIBED');
    const foreign = await listen(await deviceOf(stack, BEN), `own:${ADA}`, { private: true });
    expect(foreign.status).toBe('CHANNEL_ERROR');
    expect(foreign.reason).toBe(
      `Unauthorized: You do not have permissions to read from this Channel topic: own:${ADA}`,
    );
    const nobody = await listen(await deviceOf(stack, null), `own:${ADA}`, { private: true });
    expect(nobody.status).toBe('CHANNEL_ERROR');
    const rows = await stack.database.query('select from realtime.messages');
    expect(rows, 'the probes leave nothing behind').toHaveLength(0);
  });

  it('delivers what SQL sends once it is committed, and never what was rolled back', async () => {
    const ada = await listen(await deviceOf(stack, ADA), `own:${ADA}`, { private: true });
    const undone = stack.database.transaction(async (session) => {
      await session.query(`select realtime.send('{}', 'undone', $1, true)`, [`own:${ADA}`]);
      throw new Error('on second thoughts');
    });
    await expect(undone).rejects.toThrow('on second thoughts');
    await send(`own:${ADA}`, 'done');
    await eventually(() => expect(ada.broadcasts).not.toHaveLength(0));
    expect(ada.broadcasts.map(({ event }) => event)).toEqual(['done']);
    expect(ada.broadcasts[0]?.payload).toEqual({ n: 1, id: expect.any(String) });
  });

  it('keeps private and public messages of one name apart', async () => {
    const inside = await listen(await deviceOf(stack, ADA), `own:${ADA}`, { private: true });
    const outside = await listen(await deviceOf(stack, BEN), `own:${ADA}`);
    expect(outside.status).toBe('SUBSCRIBED');
    await send(`own:${ADA}`, 'secret');
    await send(`own:${ADA}`, 'open', false);
    await eventually(() => expect(outside.broadcasts.map(({ event }) => event)).toEqual(['open']));
    expect(inside.broadcasts.map(({ event }) => event)).toEqual(['secret']);
  });

  it('loses nothing and repeats nothing when many transactions send at once', async () => {
    const ada = await listen(await deviceOf(stack, ADA), `own:${ADA}`, { private: true });
    const events = Array.from({ length: 450 }, (_, index) => `e${index}`);
    await Promise.all(events.map((event) => send(`own:${ADA}`, event)));
    await eventually(() => expect(ada.broadcasts).toHaveLength(events.length));
    expect(new Set(ada.broadcasts.map(({ event }) => event)).size).toBe(events.length);
  });

  it('passes on what clients say, to those who may hear it and by those who may speak', async () => {
    const [first, second] = [await deviceOf(stack, ADA), await deviceOf(stack, ADA)];
    const config = { private: true, broadcast: { ack: true, self: false } };
    const speaker = await listen(first, `own:${ADA}`, config);
    const listener = await listen(second, `own:${ADA}`, config);
    const payload = { word: 'ẹ káàárọ̀ 🙂' };
    expect(await speaker.channel.send({ type: 'broadcast', event: 'word', payload })).toBe('ok');
    await eventually(() => expect(listener.broadcasts).toMatchObject([{ event: 'word', payload }]));
    expect(speaker.broadcasts).toHaveLength(0);

    const muted = await listen(first, `hear:${ADA}`, config);
    const deaf = await listen(second, `hear:${ADA}`, config);
    expect(muted.status).toBe('SUBSCRIBED');
    const answer = await muted.channel.send({ type: 'broadcast', event: 'word', payload }, { timeout: 500 });
    expect(answer).toBe('timed out');
    expect(deaf.broadcasts).toHaveLength(0);
  });

  it('takes broadcasts over HTTP with a key, and private ones from whom the policies let write', async () => {
    const ada = await deviceOf(stack, ADA);
    const heard = await listen(await deviceOf(stack, ADA), `own:${ADA}`, { private: true });
    const foreign = (await deviceOf(stack, BEN)).client.channel(`own:${ADA}`, { config: { private: true } });
    await expect(foreign.httpSend('foreign', {})).rejects.toThrow('Unauthorized');
    await ada.client.realtime.setAuth();
    const own = ada.client.channel(`own:${ADA}`, { config: { private: true } });
    expect(await own.httpSend('single', { n: 2 })).toEqual({ success: true });

    const post = (headers: Record<string, string>, event: string) =>
      fetch(`${stack.url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ messages: [{ topic: `own:${ADA}`, event, payload: { n: 3 }, private: true }] }),
      });
    expect((await post({}, 'x')).status).toBe(401);
    expect((await post({ apikey: 'wrong' }, 'x')).status).toBe(401);
    expect((await post({ apikey: stack.anonKey, authorization: 'Bearer garbage' }, 'x')).status).toBe(401);
    expect((await post({ apikey: stack.anonKey }, 'by nobody')).status).toBe(202);
    const ben = `Bearer ${await tokenOf(BEN)}`;
    expect((await post({ apikey: stack.anonKey, authorization: ben }, 'by Ben')).status).toBe(202);
    expect((await post({ apikey: stack.serviceKey }, 'by the server')).status).toBe(202);
    await eventually(() => expect(heard.broadcasts).toHaveLength(2));
    expect(heard.broadcasts.map(({ event }) => event)).toEqual(['single', 'by the server']);
  });

  it('stops reading a broadcast over HTTP that is larger than one may be', async () => {
    let taken = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        taken += 64 * 1024;
        if (taken > 50_000_000) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const sent = fetch(`${stack.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: stack.anonKey, 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    // Who still writes when the answer is given may find the connection closed before reading it.
    const outcome = await sent.then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(outcome);
    expect(taken).toBeLessThan(25_000_000);
  });

  it('carries that somebody types to whoever may write with him, keeps nothing of it, and is heard by nobody else', async () => {
    await stack.database.exec(`
      update auth.users set email_confirmed_at = now();
      update public.profiles set role = 'trainer', provider_status = 'approved' where id = '${BEN}';
      insert into public.client_assignments (trainer_id, client_id) values ('${BEN}', '${ADA}');`);
    const [hers, his] = [`typing:${ADA}:${BEN}:${ADA}`, `typing:${ADA}:${BEN}:${BEN}`];
    const typed = { type: 'broadcast', event: 'typing' } as const;
    const ada = await listen(await deviceOf(stack, ADA), hers, { private: true });
    const ben = await listen(await deviceOf(stack, BEN), hers, { private: true });
    const benSpeaks = await listen(await deviceOf(stack, BEN), his, { private: true });
    const adaHears = await listen(await deviceOf(stack, ADA), his, { private: true });
    expect([ada, ben, benSpeaks, adaHears].map(({ status }) => status)).toEqual(Array(4).fill('SUBSCRIBED'));
    // That she types is hers to say: of him nothing comes there.
    await ben.channel.send(typed);
    await benSpeaks.channel.send(typed);
    await ada.channel.send(typed);
    await eventually(() => expect(ben.broadcasts).toMatchObject([{ event: 'typing' }]));
    await eventually(() => expect(adaHears.broadcasts).toMatchObject([{ event: 'typing' }]));
    expect([ada.broadcasts, benSpeaks.broadcasts]).toEqual([[], []]);
    expect(await stack.database.query('select from realtime.messages')).toHaveLength(0);
    // A team that she has not opened, a pair of others, and what is no conversation at all.
    for (const topic of [`typing:${ADA}:${ADA}:${ADA}`, `typing:${BEN}:${BEN}:${BEN}`, `typing:${ADA}:${BEN}`]) {
      const refused = await listen(await deviceOf(stack, BEN), topic, { private: true });
      expect(refused.status).toBe('CHANNEL_ERROR');
    }
  });
});
