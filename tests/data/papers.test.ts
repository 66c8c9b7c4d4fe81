import { describe, expect, it } from 'vitest';
import { removeHealthRecord } from '#sync/actions/health-records.ts';
import { healthRecordsOf } from '#sync/queries/health-records.ts';
import { bytesOf, dropFile } from '#src/data/uploads/uploads.ts';
import { followUploads, sendNext } from '#src/data/errands/follow-uploads.ts';
import { keepPaper, noteSentPapers, placesOfPaper, releasePaper, waitingPapers } from '#src/data/uploads/papers.ts';
import { fetchFile } from '#src/data/uploads/use-file.ts';
import { unsentOf } from '#src/data/session/unsent.ts';
import './mount.tsx';
import { aServer } from './parts.ts';
import { did } from '../support/did.ts';

const server = aServer();

const LETTER = { kind: 'referral', title: 'To the surgeon', recorded_at: '2026-05-01', description: null } as const;
const paper = () => ({ type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7 a letter').buffer });

describe('the paper of a record', () => {
  it('is kept without a network, counted as unsent, sent, told to other devices, and fetched again', async () => {
    const { page, open, phone, userId } = await server.aUser();
    const { db } = open;
    phone.network.up = false;
    const endings = [followUploads(db, page.session), noteSentPapers(db)];
    await keepPaper(db, userId, LETTER, [paper()]);
    expect(await waitingPapers(db)).toHaveLength(1);
    expect(await unsentOf(open)).toMatchObject({ files: 1, photo: false, byEntity: { health_records: 2 } });
    phone.network.up = true;
    await db.files.toCollection().modify({ due: 0 });
    await expect.poll(() => sendNext(db, page.session).then(() => waitingPapers(db)), { timeout: 10_000 }).toEqual([]);
    await expect.poll(async () => (await healthRecordsOf(db, userId))[0]?.uploaded_at ?? null).not.toBeNull();
    const [record] = await healthRecordsOf(db, userId);
    const [place] = record ? placesOfPaper(record) : [];
    if (!place) throw new Error('the record names no file');
    expect(place).toMatchObject({ bucket: 'health-records', type: 'application/pdf' });
    await dropFile(db, place.path);
    await fetchFile(db, place, page.session);
    expect(new TextDecoder().decode((await bytesOf(db, place.path)) ?? undefined)).toBe('%PDF-1.7 a letter');
    for (const end of endings) end();
  });

  it('of several pages is told once all of them are sent, and leaves whole', async () => {
    const { open, phone, userId } = await server.aUser();
    const { db } = open;
    phone.network.up = false;
    const page = { type: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer };
    const end = noteSentPapers(db);
    const id = await keepPaper(db, userId, LETTER, [page, page, page]);
    const record = async () => (await healthRecordsOf(db, userId)).find((each) => each.id === id);
    const kept = await record();
    if (!kept) throw new Error('the record is gone');
    const [first = '', ...others] = placesOfPaper(kept).map(({ path }) => path);
    expect([first, ...others]).toEqual(['', '_2', '_3'].map((place) => `${userId}/${id}${place}.jpg`));
    await db.files.where('path').anyOf(others).modify({ state: 'sent' });
    expect(await waitingPapers(db)).toEqual([id]);
    expect((await record())?.uploaded_at).toBeNull();
    await db.files.update(first, { state: 'sent' });
    await expect.poll(async () => (await record())?.uploaded_at ?? null).not.toBeNull();
    await releasePaper(db, kept);
    expect(await db.files.where('state').equals('leaving').count()).toBe(3);
    end();
  });

  it('leaves the server a minute after its record, and stays where the record comes back', async () => {
    const { page, open, userId } = await server.aUser();
    const { db } = open;
    await keepPaper(db, userId, LETTER, [paper()]);
    await sendNext(db, page.session);
    const [record] = await healthRecordsOf(db, userId);
    const [place] = record ? placesOfPaper(record) : [];
    if (!record || !place) throw new Error('the record names no file');
    await releasePaper(db, record);
    await did(db, removeHealthRecord(record.id));
    expect(await sendNext(db, page.session)).toBe(false);
    expect(await bytesOf(db, place.path)).not.toBeNull();
    expect(await sendNext(db, page.session, Date.now() + 61_000)).toBe(true);
    expect(await bytesOf(db, place.path)).toBeNull();
    await expect(fetchFile(db, place, page.session)).rejects.toMatchObject({ name: 'StorageApiError' });
  });
});
