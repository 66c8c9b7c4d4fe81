import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCourier } from '#sync/engine/courier.ts';
import { createInspection } from '#sync/engine/inspection.ts';
import type { Transport } from '#sync/engine/transport.ts';
import { openLocal } from './devices.ts';

const DAY = 86_400_000;

async function device(compared: number) {
  const db = await openLocal(randomUUID());
  await db.facts.put({ name: 'compared', value: compared });
  let asked = 0;
  const transport = {
    digest: () => {
      asked += 1;
      return Promise.resolve({});
    },
  } as unknown as Transport;
  const clock = { now: () => DAY * 100 };
  const inspect = createInspection(db, transport, createCourier(db, transport), {
    clock,
    everyMs: DAY,
    again: () => undefined,
    log: () => undefined,
  });
  return { inspect, asked: () => asked };
}

describe('law 15: a comparison with the server', () => {
  it('is due a day after the last one, and not before', async () => {
    const early = await device(DAY * 99.5);
    await early.inspect(false);
    expect(early.asked()).toBe(0);
    const late = await device(DAY * 99);
    await late.inspect(false);
    expect(late.asked()).toBe(1);
  });

  it('is due where the last one was by a clock that has been put back since', async () => {
    const { inspect, asked } = await device(DAY * 30_000);
    await inspect(false);
    expect(asked()).toBe(1);
  });
});
