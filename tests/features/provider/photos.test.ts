import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { endGrant } from '#sync/actions/grants.ts';
import { AS_IT_IS } from '#sync/actions/progress-photos.ts';
import { grants } from '#sync/entities/grants.ts';
import { people } from '#sync/entities/people.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import { latestViews } from '#sync/queries/record-views.ts';
import { numbered } from '../../support/members.ts';
import { did } from '../../support/did.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

const { ShownPhotos } = await import('#src/features/provider/photos/shown-photos.tsx');

const { local, put } = aDevice();
const [GRANT, PHOTO, FOREIGN] = [30, 31, 32].map(numbered) as [string, string, string];
const TODAY = '2026-03-02';

async function aGrant(fields: object = {}): Promise<void> {
  for (const [id, user_id] of [
    [PHOTO, CLIENT],
    [FOREIGN, ME],
  ]) {
    const file = { path: `${user_id}/${id}.jpg`, thumb_path: `${user_id}/${id}-thumb.jpg`, width: 3, height: 4 };
    const described = { pose: 'front', own_pose: null, note: 'After the run', taken_on: '2026-02-01', ...AS_IT_IS };
    await put(progressPhotos, { id, user_id, ...described, ...file, created_at: '2026-02-01T10:00:00Z' });
  }
  await put(grants, {
    id: GRANT,
    user_id: CLIENT,
    provider_id: ME,
    subject: 'progress_photos',
    row_ids: [PHOTO, FOREIGN],
    purpose: 'The next plan',
    until: TODAY,
    created_at: '2026-02-20T10:00:00Z',
    ...fields,
  });
}

const screen = (clientId: string | null = CLIENT) =>
  aScreen(local(), ME, createElement(ShownPhotos, { clientId, today: TODAY }));

it('shows what a grant names of that client, tells who opened it, and loses it while it is open', async () => {
  await aGrant();
  const { button, press, place } = screen();
  await expect.poll(() => button('Open one photo')).toBeDefined();
  expect(await latestViews(local(), CLIENT, 10)).toEqual([]);
  press('Open one photo');
  await expect.poll(() => place.textContent).toContain('After the run');
  await expect
    .poll(async () => (await latestViews(local(), CLIENT, 10)).map(({ part, viewer_id }) => [part, viewer_id]))
    .toEqual([['photos', ME]]);
  await did(local(), endGrant(GRANT));
  await expect.poll(() => place.textContent).toContain('These photos are no longer shown to you.');
  expect(place.textContent).not.toContain('After the run');
});

it('lists on the dashboard what all clients show, by their names', async () => {
  await put(people, {
    id: CLIENT,
    user_id: CLIENT,
    first_name: 'Bísí',
    last_name: 'Ade',
    role: 'client',
    listed: false,
  });
  await aGrant();
  const { place } = screen(null);
  await expect.poll(() => place.textContent).toContain('Bísí Ade');
  expect(place.textContent).toContain('The next plan · Until');
});

it.each([
  ['a grant of a day before', { until: '2026-03-01' }],
  ['what is shown to another', { provider_id: numbered(9) }],
  ['what another client shows', { user_id: numbered(8) }],
  ['papers', { subject: 'health_records' }],
])('shows nothing of %s', async (_what, fields) => {
  await aGrant(fields);
  const { place } = screen();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(place.textContent).not.toContain('The next plan');
});
