import { describe, expect, it, onTestFinished } from 'vitest';
import { reportIfDue, versionOf } from '#src/data/errands/report.ts';
import { keepSendingRequests } from '#src/data/errands/send-requests.ts';
import { HELD, keepHeld, keptHeld, renewHeld } from '#src/data/rights/held.ts';
import { keepRequest, takeBack, waitingRequests } from '#src/data/rights/requests.ts';
import { sendUnsent } from '#src/data/session/send-unsent.ts';
import { unsentOf } from '#src/data/session/unsent.ts';
import { openDatabase } from '#sync/engine/database.ts';
import { exportDatabase, importDatabase } from '#sync/engine/portable.ts';
import { entities } from '#sync/entities/index.ts';
import { numbered } from '../support/members.ts';
import { setOnline } from './mount.tsx';
import { aServer, holdBack } from './parts.ts';

const server = aServer();
const DAY_MS = 86_400_000;

const refusal = (code: string) => ({
  entity: 'measurements',
  id: crypto.randomUUID(),
  at: 1,
  row: { id: 'a', rev: '', updated_at: '', deleted: false, note: 'what was typed' },
  base: null,
  code,
  message: 'refused: what was typed',
});

type Phone = Awaited<ReturnType<typeof server.aUser>>['phone'];

const sentBy = (phone: Phone): string[] =>
  phone.network.requests.filter(({ url }) => url.includes('report_device')).map(({ body }) => body);

/** Whose page has told of its device already, as every page does. */
async function aUserWhoReported() {
  const user = await server.aUser();
  await expect.poll(async () => (await user.open.db.facts.get('reported'))?.value ?? null).not.toBeNull();
  user.phone.network.requests = [];
  return user;
}

describe('the report of a device', () => {
  it('has counts and codes, and neither what was typed nor of which kind it was', async () => {
    const { page, open, phone } = await aUserWhoReported();
    await open.db.rejected.bulkAdd([refusal('42501'), refusal('42501'), refusal('what was typed')]);
    await reportIfDue(open.db, page.session, Date.now() + DAY_MS);
    expect(sentBy(phone).map((body) => JSON.parse(body) as unknown)).toEqual([
      { version: 'development', unsent: 0, unsent_since: null, refused: { '42501': 2, whatwastyped: 1 } },
    ]);
  });

  it('is sent once a day, and again where the server was not reached', async () => {
    const { page, open, phone } = await aUserWhoReported();
    const now = Date.now() + 2 * DAY_MS;
    phone.network.up = false;
    await reportIfDue(open.db, page.session, now).catch(() => undefined);
    expect(sentBy(phone)).toHaveLength(0);
    phone.network.up = true;
    await reportIfDue(open.db, page.session, now);
    await reportIfDue(open.db, page.session, now + DAY_MS - 1);
    expect(sentBy(phone)).toHaveLength(1);
    await reportIfDue(open.db, page.session, now + DAY_MS);
    await reportIfDue(open.db, page.session, now);
    expect(sentBy(phone)).toHaveLength(3);
  });

  it('names the version as the build names the first script of the app', () => {
    expect(versionOf('/assets/app-B_x9-3aZ.js')).toBe('B_x9-3aZ');
    expect([versionOf('/src/main.tsx'), versionOf(undefined)]).toEqual(['development', 'development']);
  });
});

describe('signing out', () => {
  it('counts a request about one’s own data that waits, keeps it in an export, and sends it once', async () => {
    const { open, userId, phone } = await server.aUser();
    phone.network.up = false;
    await keepRequest(open.db, { kind: 'erasure', words: 'My old address' });
    const [request] = await waitingRequests(open.db);
    expect(await unsentOf(open)).toMatchObject({ count: 1 });
    // Typed without a network, it is in the file, and a device that reads the file sends it no second time.
    const exported = await exportDatabase(open.db);
    expect(exported).toContain('My old address');
    phone.network.up = true;
    expect(await sendUnsent(open, new AbortController().signal)).toMatchObject({ count: 0 });
    await importDatabase(open.db, exported);
    await expect.poll(() => waitingRequests(open.db)).toEqual([]);
    expect(await server.stack.database.query(`select id, user_id, kind, words from private.data_requests`)).toEqual([
      { id: request?.id, user_id: userId, kind: 'erasure', words: 'My old address' },
    ]);
  });

  it('keeps a request that the server does not take, says so, and tries it again', async () => {
    const { open, phone } = await server.aUser();
    phone.network.answer = (url) =>
      url.includes('file_data_request') ? Response.json({ code: 'P0001' }, { status: 400 }) : null;
    await keepRequest(open.db, { kind: 'access', words: 'All of it' });
    await expect.poll(() => waitingRequests(open.db)).toMatchObject([{ tries: 1, isRefused: true, isUnderWay: false }]);
    expect(await sendUnsent(open, new AbortController().signal, 200)).toMatchObject({ count: 1 });
    expect(await waitingRequests(open.db)).toMatchObject([{ kind: 'access', words: 'All of it' }]);
    phone.network.answer = null;
    setOnline(true);
    await expect.poll(() => waitingRequests(open.db)).toEqual([]);
  });

  it('sends a request in nobody else’s name, whoever signed in meanwhile in another tab', async () => {
    const { page, phone } = await server.aUser();
    const db = await openDatabase(numbered(1), entities, { prefix: crypto.randomUUID() });
    onTestFinished(() => db.close());
    await keepRequest(db, { kind: 'access', words: 'Mine alone' });
    onTestFinished(keepSendingRequests(db, numbered(1), page.session));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(phone.network.requests.filter(({ url }) => url.includes('file_data_request'))).toEqual([]);
    expect(await waitingRequests(db)).toMatchObject([{ tries: 0 }]);
  });

  it('an export has what the house holds now, whole, and asks for nobody but its owner', async () => {
    const { open, userId, page } = await server.aUser();
    await keepRequest(open.db, { kind: 'access', words: 'All of it' });
    await expect.poll(() => waitingRequests(open.db)).toEqual([]);
    await renewHeld(open.db, numbered(1), page.session);
    expect(await keptHeld(open.db)).toBeNull();
    await renewHeld(open.db, userId, page.session);
    const [request] = (await keptHeld(open.db))?.value['requests'] ?? [];
    expect(request).toMatchObject({ words: 'All of it', received_at: expect.any(String), extended_at: null });
  });

  it('takes no request back that is on its way, and an older file does not bring back one that was', async () => {
    const { open, phone } = await server.aUser();
    const way = holdBack(phone, 'file_data_request');
    await keepRequest(open.db, { kind: 'access', words: 'On its way' });
    await expect.poll(() => way.isWaiting).toBe(true);
    const idOf = async () => (await waitingRequests(open.db))[0]?.id ?? '';
    expect(await takeBack(open.db, await idOf())).toBe(false);
    way.letGo();
    await expect.poll(() => waitingRequests(open.db)).toEqual([]);
    phone.network.answer = () => Response.json({ code: 'P0001' }, { status: 400 });
    await keepRequest(open.db, { kind: 'access', words: 'Not after all' });
    await expect.poll(() => waitingRequests(open.db)).toMatchObject([{ isUnderWay: false, tries: 1 }]);
    await keepHeld(open.db, { value: { requests: ['older'] }, at: 5 });
    const exported = await exportDatabase(open.db);
    expect(await takeBack(open.db, await idOf())).toBe(true);
    await keepHeld(open.db, { value: { requests: ['newer'] }, at: 6 });
    await importDatabase(open.db, exported);
    expect(await waitingRequests(open.db)).toEqual([]);
    expect((await open.db.facts.get(HELD))?.value).toMatchObject({ at: 6 });
  });
});
