import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { settings } from '#src/data/settings/use-settings.ts';
import { openDatabase } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { latestMeasurements } from '#sync/queries/measurements.ts';
import { aScreen } from '../screen.tsx';

const { WeightsCard } = await import('#src/features/profile/weights-card.tsx');

it('a weight that is being typed stays in the units it was begun in', async () => {
  const me = randomUUID();
  const db = await openDatabase(me, entities, { prefix: randomUUID() });
  onTestFinished(() => {
    db.close();
    settings.choose({ units: 'imperial' });
  });
  const screen = aScreen(db, me, createElement(WeightsCard));
  await expect.poll(() => screen.read('Weight now')).toBe('');
  screen.type('Weight now', '180');
  settings.choose({ units: 'metric' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  screen.press('Log weight');
  const kept = async () => (await latestMeasurements(db, me, 'weight', 2)).map(({ value }) => Math.round(value));
  await expect.poll(kept).toEqual([82]);
  // The emptied form is drawn in the new units; what is typed before that is lost to it.
  await expect.poll(() => screen.place.querySelector('.unit')?.textContent).toBe('kg');
  screen.type('Weight now', '83');
  screen.press('Log weight');
  await expect.poll(kept).toEqual([83, 82]);
});

it('to whom the body is hidden the days of weighing are listed, and no figure', async () => {
  const me = randomUUID();
  const db = await openDatabase(me, entities, { prefix: randomUUID() });
  onTestFinished(() => {
    db.close();
    settings.choose({ hide_body: false });
  });
  settings.choose({ hide_body: true });
  const screen = aScreen(db, me, createElement(WeightsCard));
  await expect.poll(() => screen.read('Weight now')).toBe('');
  screen.type('Weight now', '180');
  screen.press('Log weight');
  const rows = () => screen.place.querySelector('.row')?.textContent;
  await expect.poll(rows).toMatch(/\d{4}/);
  expect(rows()).not.toContain('180');
});
