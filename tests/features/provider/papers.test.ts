import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { grants } from '#sync/entities/grants.ts';
import { healthRecords } from '#sync/entities/health-records.ts';
import { papersShown } from '#src/features/provider/shared-papers.tsx';
import { numbered } from '../../support/members.ts';
import { aDevice, CLIENT, ME } from './local.ts';

const { local, put } = aDevice();
const TODAY = '2026-03-02';
const [LETTER, SCAN] = [numbered(10), numbered(11)];

async function record(id: string): Promise<void> {
  const file = { path: null, mime_type: null, size_bytes: null, pages: 1, uploaded_at: null };
  const about = { kind: 'other', title: id, description: null, recorded_at: TODAY, created_at: TODAY };
  await put(healthRecords, { id, user_id: CLIENT, ...about, ...file });
}

async function grant(n: number, row_ids: string[], until: string, provider_id = ME): Promise<void> {
  const of = { user_id: CLIENT, provider_id, subject: 'health_records' };
  await put(grants, { id: numbered(n), ...of, row_ids, purpose: `The visit ${n}`, until, created_at: TODAY });
}

it('what is shown to a provider is what a grant that stands names, with the longest one', async () => {
  await Promise.all([record(LETTER), record(SCAN)]);
  await grant(1, [LETTER], '2026-03-05');
  await grant(2, [LETTER], '2026-03-09');
  await grant(3, [SCAN], '2026-03-01');
  await grant(4, [SCAN], '2026-03-09', numbered(9));
  const shown = await papersShown(local(), ME, CLIENT, TODAY);
  expect(shown.map(({ record: { id }, purpose, until }) => [id, purpose, until])).toEqual([
    [LETTER, 'The visit 2', '2026-03-09'],
  ]);
});
