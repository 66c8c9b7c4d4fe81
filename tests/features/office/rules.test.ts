import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTS, auditCsv, detailOf, filtersIn, otherClock, questionOf } from '#src/features/office/audit/rules.ts';
import type { Line } from '#src/features/office/audit/shapes.ts';
import { daysOf, perMarkOf, sumOf } from '#src/features/office/overview/rules.ts';
import { actsOf, deviceOf, stateOf } from '#src/features/office/people/rules.ts';
import { calledOn, decisionsOn, obstacleTo } from '#src/features/office/providers/rules.ts';
import { fieldsOf } from '#src/lib/csv.ts';

describe('an account', () => {
  const known = { id: 'a', role: 'client', lock: null, second_step: false, sessions: [], care: [] };
  const session = { user_agent: null, created_at: '2026-01-01T00:00:00Z', seen_at: null };
  const client = { id: 'c', first_name: null, last_name: null, role: 'client', status: 'active', since: null };
  const lock = { reason: 'Asked', locked_at: '2026-01-01T00:00:00Z' };

  it('is acted on as far as there is something to act on, and by nobody on himself', () => {
    expect(actsOf(known, 'b')).toEqual(['lock', 'changeRole']);
    expect(actsOf({ ...known, lock, sessions: [session], second_step: true }, 'b')).toEqual([
      'unlock',
      'signOut',
      'resetStep',
      'changeRole',
    ]);
    expect(actsOf({ ...known, role: 'trainer', care: [client] }, 'b')).toContain('handOver');
    expect(actsOf({ ...known, care: [{ ...client, role: 'trainer' }] }, 'b')).not.toContain('handOver');
    expect(actsOf({ ...known, sessions: [session] }, 'a')).toEqual([]);
  });

  it('is locked before it is anything else', () => {
    expect(stateOf({ locked: true, provider_status: 'approved' })).toBe('locked');
    expect(stateOf({ locked: false, provider_status: 'pending' })).toBe('pending');
    expect(stateOf({ locked: false, provider_status: 'needs_information' })).toBe('needs_information');
    expect(stateOf({ locked: false, provider_status: 'none' })).toBeNull();
  });

  it('names the device of a session by its browser and its system', () => {
    const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
    expect(deviceOf(`Mozilla/5.0 (Linux; Android 14) ${chrome}`)).toBe('Chrome · Android');
    expect(deviceOf(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0`)).toBe('Edge · Windows');
    expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
      'Safari · iOS',
    );
    expect([deviceOf('curl/8'), deviceOf(null)]).toEqual(['', '']);
  });
});

describe('a provider', () => {
  it('is decided on by the state, and a new day of the licence before all else', () => {
    expect(decisionsOn({ state: 'pending', license_renews_on: null })).toEqual([
      'approved',
      'needs-information',
      'rejected',
    ]);
    expect(decisionsOn({ state: 'expired', license_renews_on: '2027-12-31' })).toEqual([
      'renewed',
      'not-renewed',
      'suspended',
      'rejected',
    ]);
    expect(decisionsOn({ state: 'rejected', license_renews_on: null })).toEqual(['approved']);
    expect([calledOn('rejected', 'pending'), calledOn('rejected', 'expired')]).toEqual(['rejected', 'withdrawn']);
  });

  it('is not approved while the licence lacks something, nor twice by the same administrator', () => {
    expect(obstacleTo('approved', { problem: 'day', first_approval: 'own' })).toBe('day');
    expect(obstacleTo('approved', { problem: null, first_approval: 'own' })).toBe('own');
    expect(obstacleTo('approved', { problem: null, first_approval: 'other' })).toBeNull();
    expect(obstacleTo('rejected', { problem: 'number', first_approval: 'own' })).toBeNull();
  });
});

describe('the audit', () => {
  const line: Line = {
    id: 7,
    at: '2026-03-01T10:00:00+00:00',
    device_at: null,
    actor_id: 'a',
    actor: 'Ada Obi',
    act: 'person.locked',
    subject_id: null,
    subject: null,
    reason: 'Asked',
    detail: {},
    hash: 'ff',
  };

  it('is asked for whole days of the reader, the last one included, and for nothing that was not chosen', () => {
    const filters = filtersIn(new URLSearchParams('by=a&from=2026-03-01&to=2026-03-01&about='));
    expect(questionOf(filters, 'Africa/Lagos')).toEqual({
      of_actor: 'a',
      from_day: '2026-02-28T23:00:00.000Z',
      before_day: '2026-03-01T23:00:00.000Z',
    });
    expect(questionOf(filtersIn(new URLSearchParams('from=soon')), 'UTC')).toEqual({});
  });

  it('says what was before and is after, and what else belongs to it', () => {
    const nameOf = (role: string): string => (role === 'client' ? 'Client' : role);
    expect(detailOf({ detail: { before: 'client', after: 'doctor' } }, nameOf)).toBe('Client → doctor');
    const id = '00000000-0000-4000-8000-000000000007';
    expect(detailOf({ detail: { about: 'post', id } }, nameOf)).toBe('about: post · id: 00000000');
    expect(detailOf(line, nameOf)).toBe('');
  });

  it('tells the clock of the device where it is minutes apart', () => {
    expect(otherClock(line)).toBeNull();
    expect(otherClock({ ...line, device_at: '2026-03-01T10:04:00Z' })).toBeNull();
    expect(otherClock({ ...line, device_at: '2026-03-01T08:00:00Z' })).toBe('2026-03-01T08:00:00Z');
  });

  it('is saved with its hashes, and no cell is a formula', () => {
    const text = auditCsv([{ ...line, reason: '=1+1', actor: '@sum', detail: { before: 'client', after: 'admin' } }]);
    expect(text).not.toMatch(/(^|,)"?[=@]/m);
    const [head, cells] = fieldsOf(text) ?? [];
    const cell = (name: string): string | undefined => cells?.[head?.indexOf(name) ?? -1];
    expect([cell('line'), cell('reason'), cell('hash')]).toEqual(['7', '=1+1', 'ff']);
    expect(JSON.parse(cell('detail') ?? '')).toEqual({ before: 'client', after: 'admin' });
  });

  it('offers every act that the database writes, and no other', () => {
    const folder = path.resolve(import.meta.dirname, '../../../supabase/migrations');
    const written = readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('')
      .replaceAll(/--.*/g, '');
    const calls = [...written.matchAll(/perform private\.(?:audit|note_act)\(([^;]*)/g)].map(([, args = '']) => args);
    expect(calls.length).toBeGreaterThan(10);
    for (const act of ACTS) {
      const [area = '', did = ''] = act.split(/\.(.*)/);
      const begin = did.split(': ')[0] ?? '';
      const isWritten = calls.some(
        (args) => args.includes(`'${act}'`) || args.includes(`'${begin}`) || args.startsWith(`'${area}.' ||`),
      );
      expect([act, isWritten]).toEqual([act, true]);
    }
    const literal = calls.flatMap((args) =>
      [...(args.split(',')[0] ?? '').matchAll(/'(\w+\.[\w-]+)'/g)].map(([, act]) => act),
    );
    const loans = [...written.matchAll(/private\.move_loan\([\w.]+, '\w+', '([\w-]+)'/g)].map(
      ([, act]) => `loan.${act}`,
    );
    expect(loans.length).toBeGreaterThan(5);
    for (const act of [...literal, ...loans]) expect(ACTS).toContain(act);
    const areas = calls.flatMap((args) => [...args.matchAll(/^'(\w+\.)' \|\|/g)].map(([, area]) => area));
    for (const area of areas) expect([area, ACTS.some((act) => act.startsWith(area ?? '.'))]).toEqual([area, true]);
  });
});

describe('the overview', () => {
  const figures = [
    { figure: 'joined', day: '2026-02-28', rows: 2 },
    { figure: 'joined', day: '2026-03-01', rows: 3 },
    { figure: 'owed', day: null, rows: 4 },
  ] as const;

  it('has every day up to today, over the turn of a month, and sums what waits', () => {
    const days = daysOf([...figures], 'joined', '2026-03-01');
    expect(days).toHaveLength(14);
    expect(days.slice(-3)).toEqual([
      { day: '2026-02-27', rows: 0 },
      { day: '2026-02-28', rows: 2 },
      { day: '2026-03-01', rows: 3 },
    ]);
    expect([sumOf([...figures], 'joined'), sumOf([...figures], 'owed'), sumOf([...figures], 'here')]).toEqual([
      5, 4, 0,
    ]);
  });

  it('draws marks that can be counted', () => {
    expect([0, 8, 9, 17, 80, 81, 1234].map(perMarkOf)).toEqual([1, 1, 2, 5, 10, 20, 200]);
  });
});
