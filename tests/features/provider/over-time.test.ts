import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { clientFollows } from '#sync/entities/client-follows.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { addDays } from '#src/lib/days.ts';
import { numbered } from '../../support/members.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

const { OverTime } = await import('#src/features/provider/record/over-time.tsx');

const TODAY = '2026-03-02';
const { local, put } = aDevice();

async function aClient(role: string, isFollowed: boolean) {
  await put(profiles, { id: ME, user_id: ME, role });
  if (isFollowed) await put(clientFollows, { id: numbered(3), follower_id: ME, client_id: CLIENT });
  for (let day = 0; day < 20; day++) {
    const measured_at = `${addDays(TODAY, -day)}T06:00:00.000Z`;
    const weight = { user_id: CLIENT, kind: 'weight', value: 80 + day / 10, unit: 'kg', notes: null, measured_at };
    await put(measurements, { id: numbered(100 + day), ...weight });
  }
  const done = { user_id: CLIENT, program_id: null, name: 'Legs', status: 'completed', duration_minutes: 40 };
  await put(workoutSessions, { id: numbered(200), ...done, completed_at: `${TODAY}T06:00:00.000Z` });
  return aScreen(
    local(),
    ME,
    createElement(OverTime, { clientId: CLIENT, here: { today: TODAY, zone: 'Africa/Lagos' } }),
  );
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
