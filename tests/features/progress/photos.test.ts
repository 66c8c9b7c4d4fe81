import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logMeasurements } from '#sync/actions/measurements.ts';
import { addProgressPhoto, AS_IT_IS } from '#sync/actions/progress-photos.ts';
import { entities } from '#sync/entities/index.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { progressPhotosOf } from '#sync/queries/progress-photos.ts';
import { albumOf } from '#src/features/progress/photos/album.ts';
import { dayOfFile } from '#src/work/photos/shrink.ts';
import { did } from '../../support/did.ts';
import { page } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';
import { HERE, ME } from './rows.ts';

const { AlignForm } = await import('#src/features/progress/photos/align-form.tsx');
const { Keeping } = await import('#src/features/progress/photos/keeping.tsx');

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

async function aPhoto(taken_on: string): Promise<string> {
  const id = randomUUID();
  const described = { user_id: ME, pose: 'front' as const, own_pose: null, note: null, taken_on };
  const files = { path: `${ME}/${id}.jpg`, thumb_path: `${ME}/${id}-thumb.jpg`, width: 3, height: 4 };
  await did(db, addProgressPhoto(id, { ...described, ...files }));
  return id;
}

describe('what stands under a photo', () => {
  const measured = (kind: 'weight' | 'waist', value: number, measured_at: string) =>
    did(db, logMeasurements([{ user_id: ME, kind, value, measured_at }]));

  it('is the last of its day where its person lives, and nothing of the days beside it', async () => {
    await aPhoto('2026-06-01');
    await aPhoto('2026-06-03');
    // In Lagos the day begins an hour before it does at Greenwich.
    await measured('weight', 79, '2026-05-31T22:59:00.000Z');
    await measured('weight', 80, '2026-05-31T23:01:00.000Z');
    await measured('weight', 81, '2026-06-01T22:59:00.000Z');
    await measured('weight', 82, '2026-06-01T23:01:00.000Z');
    await measured('waist', 90, '2026-06-03T06:00:00.000Z');
    const { shots } = await albumOf(db, ME, HERE);
    expect(shots.map(({ photo, weight, waist }) => [photo.taken_on, weight, waist])).toEqual([
      ['2026-06-03', null, 90],
      ['2026-06-01', 81, null],
    ]);
  });
});

describe('the day that is proposed for a file', () => {
  it.each([
    ['its own, where its person lives', '2026-05-31T23:30:00Z', '2026-06-01'],
    ['today for one that was just made', '2026-06-10T08:00:00Z', HERE.today],
    ['today for one from the future', '2026-06-11T08:00:00Z', HERE.today],
    ['today where the device does not know', '1970-01-01T00:00:00Z', HERE.today],
  ])('is %s', (_what, made, day) => {
    expect(dayOfFile({ lastModified: Date.parse(made) }, HERE)).toBe(day);
  });
});

it('how the later photo lies is kept as figures of its row', async () => {
  const [first, second] = [await aPhoto('2026-06-01'), await aPhoto('2026-06-03')];
  const photos = await progressPhotosOf(db, ME);
  const [before, after] = [first, second].map((id) => photos.find((photo) => photo.id === id));
  if (!before || !after) throw new Error('no photo');
  let ends = 0;
  const onDone = (): number => ends++;
  const two = { before, after, onDone };
  const screen = aScreen(db, ME, createElement(AlignForm, two));
  await expect.poll(() => screen.read('Size')).toBe('100');
  screen.type('Left or right', '-25');
  screen.type('Size', '120');
  screen.type('Turn', '-3.5');
  screen.press('Keep it like this');
  const laid = async (id: string) => await db.rows(progressPhotos).get(id);
  await expect.poll(() => laid(second)).toMatchObject({ shift_x: -0.25, shift_y: 0, zoom: 1.2, turn: -3.5 });
  await expect.poll(() => ends).toBe(1);
  expect(await laid(first)).toMatchObject(AS_IT_IS);
});

describe('the room of this device', () => {
  const open = (usage: number) => {
    const storage = { estimate: async () => ({ usage, quota: 1_000_000_000 }) };
    Object.defineProperty(page.navigator, 'storage', { value: storage, configurable: true });
    const picture = { whole: new ArrayBuffer(9), thumb: new ArrayBuffer(3), width: 3, height: 4 };
    const posed = { pose: 'front', own_pose: null } as const;
    const ends = { onAgain: () => undefined, onKept: () => undefined };
    return aScreen(db, ME, createElement(Keeping, { picture, posed, day: '2026-06-01', here: HERE, ...ends }));
  };
  afterEach(() => Reflect.deleteProperty(page.navigator, 'storage'));

  it('is said to be little before a photo does not fit', async () => {
    const { place } = open(985_000_000);
    await expect.poll(() => place.textContent).toContain('This device has little room left');
  });

  it('is not spoken of where there is enough, and the day stands as it was proposed', async () => {
    const screen = open(10_000_000);
    await expect.poll(() => screen.read('Day')).toBe('2026-06-01');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.place.textContent).not.toContain('little room');
  });
});
