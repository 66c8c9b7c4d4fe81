import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { settings } from '#src/data/settings/use-settings.ts';
import { fileOf } from '#src/features/provider/queries.ts';
import { numbered } from '../../support/members.ts';
import { page } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

vi.stubGlobal('location', page.location);

const { Lately } = await import('#src/features/provider/lately.tsx');
const { TrainingPart } = await import('#src/features/provider/record/training-part.tsx');

const HERE = { today: '2026-03-20', zone: 'Africa/Lagos' };
const { local, put } = aDevice();

it('a run is told by how far and how fast, and a workout of exercises by its sets', async () => {
  settings.choose({ units: 'metric' });
  const done = { user_id: CLIENT, status: 'completed', program_id: null, hurt: false };
  const run = { activity: 'run', distance_m: 5200, moving_seconds: 1685 };
  const at = { scheduled_for: '2026-03-18T09:00:00Z', completed_at: '2026-03-18T09:30:00Z' };
  await put(workoutSessions, { id: numbered(20), ...done, ...at, ...run, name: 'Run' });
  await put(workoutSessions, { id: numbered(21), ...done, ...at, name: 'Legs', activity: null });
  const { lately } = await fileOf(local(), CLIENT, HERE);
  const parts = [
    createElement(Lately, { lately, zone: HERE.zone }),
    createElement(TrainingPart, { clientId: CLIENT, here: HERE }),
  ];
  for (const part of parts) {
    const { place } = aScreen(local(), ME, part);
    const details = () => [...place.querySelectorAll('.detail')].map(({ textContent }) => textContent);
    await expect.poll(details).toContainEqual(expect.stringMatching(/^Mar 18, 2026.+5\.2 km.+5:24 \/km.+28:05$/));
    expect(details().filter((detail) => detail.includes('0 sets'))).toHaveLength(1);
  }
});
