import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { threadOf } from '#src/features/messages/queries.ts';
import { excerptOf, foundHere } from '#src/features/messages/search.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';

const [ADA, TRAINER] = [1, 2].map(numbered) as [string, string];
const PAIR = { client_id: ADA, provider_id: TRAINER };

const server = aServer(async (db) => {
  await join(db, ADA);
  await join(db, TRAINER, 'trainer');
  await assign(db, TRAINER, ADA);
  await db.exec(`
    insert into public.messages (client_id, provider_id, sender_id, content, created_at)
    select '${ADA}', '${TRAINER}', '${ADA}', case n when 250 then 'Ìrora ní orúnkún' else 'Line ' || n end,
      now() - make_interval(mins => n)
    from generate_series(1, 260) n`);
});

async function deviceOf(userId: string) {
  const device = await openDevice(server(), userId);
  await device.pull();
  return device;
}

describe('the search on this device', () => {
  it('finds by letters without marks, with whom it was written', async () => {
    const { db, close } = await deviceOf(ADA);
    const found = await foundHere(db, ADA, ' IRORA ');
    expect(found.map(({ hit, id }) => [hit.content, id])).toEqual([['Ìrora ní orúnkún', TRAINER]]);
    expect(await foundHere(db, ADA, 'li')).toEqual([]);
    expect(await foundHere(db, ADA, 'line')).toHaveLength(30);
    close();
  });

  it('opens the conversation as far back as what was found, where it is held', async () => {
    const { db, close } = await deviceOf(ADA);
    const [found] = await foundHere(db, ADA, 'irora');
    const at = found?.hit.created_at ?? null;
    expect((await threadOf(db, ADA, { pair: PAIR, since: null })).messages).toHaveLength(200);
    const reached = await threadOf(db, ADA, { pair: PAIR, since: at });
    expect(reached.messages).toHaveLength(250);
    expect(reached.messages[0]?.content).toBe('Ìrora ní orúnkún');
    expect(reached.oldest).toEqual(reached.messages[0]);
    close();
  });

  it('leaves the rest to the server, where a device holds the newest alone', async () => {
    const { db, close } = await deviceOf(TRAINER);
    expect(await foundHere(db, TRAINER, 'irora')).toEqual([]);
    const long = new Date(Date.now() - 250 * 60_000).toISOString();
    expect((await threadOf(db, TRAINER, { pair: PAIR, since: long })).messages).toHaveLength(200);
    close();
  });

  it('shows the words around', () => {
    expect(excerptOf('Short and sweet', 'sweet')).toBe('Short and sweet');
    expect(excerptOf(`${'a'.repeat(100)} knee ${'b'.repeat(200)}`, 'KNEE')).toMatch(/^…a{29} knee b+…$/);
  });
});
