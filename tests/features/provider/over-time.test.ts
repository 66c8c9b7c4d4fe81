import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { followClient, unfollowClient } from '#sync/actions/client-follows.ts';
import { clientFollows } from '#sync/entities/client-follows.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { settings } from '#src/data/settings/use-settings.ts';
import { addDays } from '#src/lib/days.ts';
import { OfAnother } from '#src/work/of-another.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

afterEach(() => settings.choose({ hide_body: false }));

const { OverTime } = await import('#src/features/provider/record/over-time.tsx');

const TODAY = '2026-03-02';
const { local, put } = aDevice();

const part = () =>
  createElement(
    OfAnother,
    { value: true },
    createElement(OverTime, { clientId: CLIENT, here: { today: TODAY, zone: 'Africa/Lagos' } }),
  );

async function aClient(role: string, isFollowed: boolean, workouts = 1) {
  await put(profiles, { id: ME, user_id: ME, role });
  if (isFollowed) {
    await put(clientFollows, {
      id: numbered(3),
      follower_id: ME,
      client_id: CLIENT,
      opened_at: '2026-03-01T06:00:00Z',
    });
    await local().facts.put({ name: 'last-sync', value: Date.now() });
  }
  for (let day = 0; day < 20; day++) {
    const measured_at = `${addDays(TODAY, -day)}T06:00:00.000Z`;
    const weight = { user_id: CLIENT, kind: 'weight', value: 80 + day / 10, unit: 'kg', notes: null, measured_at };
    await put(measurements, { id: numbered(100 + day), ...weight });
  }
  const done = { user_id: CLIENT, program_id: null, name: 'Legs', status: 'completed', duration_minutes: 40 };
  if (workouts > 0) await put(workoutSessions, { id: numbered(200), ...done, completed_at: `${TODAY}T06:00:00.000Z` });
  return aScreen(local(), ME, part());
}

const tabsOf = ({ place }: ReturnType<typeof aScreen>) =>
  [...place.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);

it('a record that is not followed says that following brings it', async () => {
  const screen = await aClient('trainer', false);
  await expect.poll(() => screen.place.textContent).toContain('Keep the whole record on this device');
  expect(tabsOf(screen)).toEqual([]);
});

it('a trainer looks at a followed client’s weight and training, and changes nothing', async () => {
  const screen = await aClient('trainer', true);
  await expect.poll(() => screen.place.textContent).toContain('Week by week');
  expect(tabsOf(screen)).toEqual(['Weight & Body', 'Fitness', 'Overall']);
  expect(screen.button('Log measurement')).toBeUndefined();
  expect(screen.place.querySelectorAll('.row button')).toHaveLength(0);
  screen.press('Fitness');
  await expect.poll(() => screen.place.textContent).toContain('Workouts a week');
});

it('a nutritionist has the food’s tab and not the training’s', async () => {
  const screen = await aClient('nutritionist', true);
  await expect.poll(() => tabsOf(screen)).toEqual(['Weight & Body', 'Nutrition', 'Overall']);
});

const columnsOf = ({ place }: ReturnType<typeof aScreen>) =>
  [...place.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent);

it('overall, a nutritionist reads nothing of a training that he may not see', async () => {
  const screen = await aClient('nutritionist', true);
  await expect.poll(() => tabsOf(screen)).toContain('Overall');
  screen.press('Overall');
  await expect.poll(() => columnsOf(screen)).toEqual(['Week from', 'Weight', 'kcal a day', 'Protein, g', 'Glasses']);
  expect(screen.place.textContent).toContain('What the body uses');
  expect(screen.place.textContent).not.toMatch(/Workouts|Minutes|your|shared/);
});

it('overall, a trainer reads nothing of the food, and so not what the body uses', async () => {
  const screen = await aClient('trainer', true);
  await expect.poll(() => tabsOf(screen)).toContain('Overall');
  screen.press('Overall');
  await expect.poll(() => columnsOf(screen)).toEqual(['Week from', 'Weight', 'Workouts', 'Minutes']);
  expect(screen.place.textContent).not.toMatch(/kcal|uses|your/);
});

it('a trainer who sees no workout is not told that there was none', async () => {
  const screen = await aClient('trainer', true, 0);
  const truth = 'None was done in these weeks, or they are not shared.';
  await expect.poll(() => tabsOf(screen)).toContain('Overall');
  screen.press('Fitness');
  await expect.poll(() => screen.place.textContent).toContain(truth);
  expect(screen.place.textContent).not.toContain('Do one');
  screen.press('Overall');
  await expect.poll(() => columnsOf(screen)).toEqual(['Week from', 'Weight']);
  expect(screen.place.textContent).toContain(truth);
});

it('what somebody does not want to see of himself, he sees of his client', async () => {
  settings.choose({ hide_body: true });
  const screen = await aClient('trainer', true);
  await expect.poll(() => screen.place.textContent).toMatch(/\d lb/);
});

it('twelve weeks are drawn once the server knows of it and a sync has ended since', async () => {
  const pair = { follower_id: ME, client_id: CLIENT };
  const coming = 'The whole record comes with the next sync';
  const screen = await aClient('trainer', false);
  const db = local();
  const isSynced = (at: number) => db.facts.put({ name: 'last-sync', value: at });
  const isSent = () => db.outbox.clear();
  const beforeSwitch = Date.now() - 1000;
  await isSynced(beforeSwitch);
  await expect.poll(() => screen.place.textContent).toContain('Keep the whole record on this device');
  await did(db, followClient(pair));
  await expect.poll(() => screen.place.textContent).toContain(coming);
  // A sync that came in before the switch was sent brings nothing of it.
  await isSynced(Date.now() + 1000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.place.textContent).toContain(coming);
  await isSynced(beforeSwitch);
  await isSent();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.place.textContent).toContain(coming);
  await isSynced(Date.now() + 1000);
  await expect.poll(() => tabsOf(screen)).toHaveLength(3);

  const days = { now: () => Date.now() + 3 * 86_400_000 };
  await did(db, unfollowClient(pair), days);
  await isSent();
  await did(db, followClient(pair), days);
  await expect.poll(() => screen.place.textContent).toContain(coming);
});
