import { describe, expect, it } from 'vitest';
import { removeHealthRecord } from '#sync/actions/health-records.ts';
import { healthRecordsOf } from '#sync/queries/health-records.ts';
import { followFiles, openFile } from '#src/data/files/files-follow.ts';
import { heldFile, heldPaths, keepRecordFile, waitingRecords } from '#src/data/files/files.ts';
import { unsentOf } from '#src/data/session/sign-out.ts';
import { setOnline } from './mount.tsx';
import { aServer } from './parts.ts';
import { did } from '../support/did.ts';

const server = aServer();

const LETTER = { kind: 'referral', title: 'To the surgeon', recorded_at: '2026-05-01', description: null } as const;
const paper = (text = '%PDF-1.7 a letter') => ({
  type: 'application/pdf',
  bytes: new TextEncoder().encode(text).buffer,
});

describe('the file of a record', () => {
  it('is kept without a network, counted as unsent, sent, and opened on another device', async () => {
    const { page, open, phone, userId } = await server.aUser();
    phone.network.up = false;
    const end = followFiles(open.db, userId, page.session);
    await keepRecordFile(open.db, userId, LETTER, paper());
    expect(await waitingRecords(open.db)).toMatchObject([{ title: 'To the surgeon', mime_type: 'application/pdf' }]);
    expect(await unsentOf(open)).toMatchObject({ files: 1 });
    phone.network.up = true;
    await expect.poll(() => waitingRecords(open.db), { timeout: 10_000 }).toEqual([]);
    expect(await unsentOf(open)).toMatchObject({ files: 0 });
    const [record] = await healthRecordsOf(open.db, userId);
    const path = record?.path ?? '';
    await open.db.facts.delete(`file:${path}`);
    expect(await heldFile(open.db, path)).toBeNull();
    const opened = await openFile(open.db, path, page.session);
    expect(new TextDecoder().decode(opened?.bytes)).toBe('%PDF-1.7 a letter');
    expect(await heldPaths(open.db)).toEqual([path]);
    end();
    await page.close();
  });

  it('goes from the device and from the server a minute after its record, and not before', async () => {
    const { page, open, userId } = await server.aUser();
    let now = Date.now();
    const end = followFiles(open.db, userId, page.session, () => now);
    await keepRecordFile(open.db, userId, LETTER, paper());
    await expect.poll(() => waitingRecords(open.db), { timeout: 10_000 }).toEqual([]);
    const [record] = await healthRecordsOf(open.db, userId);
    await did(open.db, removeHealthRecord(record?.id ?? ''));
    setOnline(true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await heldPaths(open.db)).toEqual([record?.path]);
    now += 61_000;
    setOnline(true);
    await expect.poll(() => heldPaths(open.db)).toEqual([]);
    expect(await openFile(open.db, record?.path ?? '', page.session)).toBeNull();
    end();
    await page.close();
  });

  it('is not taken for sent by a server that answers something else', async () => {
    const { page, open, phone, userId } = await server.aUser();
    phone.network.answer = (url) => (url.includes('/storage/') ? Response.json({}, { status: 503 }) : null);
    const end = followFiles(open.db, userId, page.session);
    await keepRecordFile(open.db, userId, LETTER, paper());
    await expect.poll(() => phone.network.requests.some(({ url }) => url.includes('/storage/'))).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await waitingRecords(open.db)).toHaveLength(1);
    end();
    await page.close();
  });
});
