import { describe, expect, it } from 'vitest';
import { endGrant, giveGrant } from '#sync/actions/grants.ts';
import { addProgressPhoto } from '#sync/actions/progress-photos.ts';
import type { KeptFile } from '#sync/engine/kept-file.ts';
import { dayIn } from '#src/lib/days.ts';
import { noteSentPapers } from '#src/data/uploads/papers.ts';
import { beyond, SMALL_BYTES, staleCopies, tidy } from '#src/data/uploads/tidy.ts';
import { bytesOf, cacheFile } from '#src/data/uploads/uploads.ts';
import { did } from '../support/did.ts';
import { numbered } from '../support/members.ts';
import { aServer } from './parts.ts';

const DAY_MS = 86_400_000;

describe('copies of what the server has', () => {
  const file = (path: string, size: number, keptAt: number, state: KeptFile['state'] = 'sent') => ({
    path,
    size,
    keptAt,
    state,
  });

  it.each([
    ['fits', [file('a', 100_000, 1), file('b', 100_000, 2)], 200_000, []],
    ['is over by little', [file('new', 100_000, 2), file('old', 100_000, 1)], 150_000, ['old']],
    ['is over by much', [file('c', 100_000, 3), file('a', 100_000, 1), file('b', 100_000, 2)], 100_000, ['a', 'b']],
    ['is small', [file('thumb', SMALL_BYTES, 1), file('whole', 100_000, 2)], 100_000, ['whole']],
    ['is nowhere else', [file('mine', 900_000, 1, 'waiting'), file('copy', 100_000, 2)], 900_000, ['copy']],
    ['is on its way out', [file('leaving', 900_000, 1, 'leaving')], 0, []],
  ])('go the oldest first, as far as they must: what %s', (_what, files, most, gone) => {
    expect(beyond(files, most).map(({ path }) => path)).toEqual(gone);
  });
});

describe('photos another shows', () => {
  const server = aServer();

  async function aProviderWithPhoto() {
    const { open, phone, userId } = await server.aUser();
    phone.network.up = false;
    const [client, id] = [numbered(77), crypto.randomUUID()];
    const path = `${client}/${id}.jpg`;
    const row = { user_id: client, pose: 'front' as const, own_pose: null, note: null, taken_on: '2031-01-01' };
    await did(open.db, addProgressPhoto(id, { ...row, path, thumb_path: path, width: 3, height: 4 }));
    const place = { id, path, bucket: 'progress-photos', type: 'image/jpeg', entity: 'progress_photos' };
    await cacheFile(open.db, place, { bytes: new ArrayBuffer(9) });
    return { db: open.db, userId, client, id, path };
  }

  it('stay until the last day of the grant, and leave the device on the next without a network', async () => {
    const { db, userId, client, id, path } = await aProviderWithPhoto();
    const now = Date.now();
    const until = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);
    const grant = { user_id: client, provider_id: userId, purpose: 'A plan', until, row_ids: [id] };
    await did(db, giveGrant({ ...grant, subject: 'health_records' }));
    expect(await staleCopies(db, now)).toEqual([path]);
    const given = { ...grant, subject: 'progress_photos' as const };
    await db.rows({ name: 'user_settings' }).put({ ...stamp(client), progress_photos: false });
    await did(db, giveGrant(given));
    expect(await staleCopies(db, now)).toEqual([]);
    await tidy(db, { now: now + DAY_MS });
    expect(await bytesOf(db, path)).toBeNull();
  });

  it('leave it when the grant is ended', async () => {
    const { db, userId, client, id, path } = await aProviderWithPhoto();
    await db.rows({ name: 'user_settings' }).put({ ...stamp(client), progress_photos: false });
    const grant = { user_id: client, provider_id: userId, purpose: 'A plan', until: '2199-01-01', row_ids: [id] };
    await did(db, giveGrant({ ...grant, subject: 'progress_photos' }));
    expect(await staleCopies(db)).toEqual([]);
    const [row] = await db.rows({ name: 'grants' }).toArray();
    await did(db, endGrant(row?.id ?? ''));
    await tidy(db);
    expect(await bytesOf(db, path)).toBeNull();
  });
});

describe('papers another shows', () => {
  const server = aServer();

  it('leave the device after the last day of the grant without a network, too', async () => {
    const { open, phone, userId } = await server.aUser();
    phone.network.up = false;
    const [{ db }, client, id, now] = [open, numbered(77), crypto.randomUUID(), Date.now()];
    const path = `${client}/${id}.pdf`;
    const paper = { kind: 'referral', title: 'Letter', recorded_at: '2031-01-01', description: null } as const;
    const filed = { path, mime_type: 'application/pdf', size_bytes: 9, pages: 1 };
    await db
      .rows({ name: 'health_records' })
      .put({ ...stamp(id), user_id: client, ...paper, ...filed, uploaded_at: null });
    await cacheFile(
      db,
      { id, path, bucket: 'health-records', type: filed.mime_type, entity: 'health_records' },
      {
        bytes: new ArrayBuffer(9),
      },
    );
    const until = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);
    const grant = { user_id: client, provider_id: userId, purpose: 'A plan', until, row_ids: [id] };
    await db.rows({ name: 'grants' }).put({ ...stamp(crypto.randomUUID()), ...grant, subject: 'health_records' });
    expect(await staleCopies(db, now)).toEqual([]);
    const end = noteSentPapers(db);
    await new Promise((resolve) => setTimeout(resolve, 100));
    end();
    // Its owner tells that it was sent, nobody else.
    expect(await db.rows({ name: 'health_records' }).get(id)).toMatchObject({ uploaded_at: null });
    await tidy(db, { now: now + DAY_MS });
    expect(await bytesOf(db, path)).toBeNull();
  });
});

const stamp = (id: string) => ({ id, rev: crypto.randomUUID(), updated_at: '2031-01-01T00:00:00Z', deleted: false });
