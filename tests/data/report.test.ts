import { describe, expect, it } from 'vitest';
import { reportIfDue, versionOf } from '#src/data/errands/report.ts';
import './mount.tsx';
import { aServer } from './parts.ts';

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
