// What the office costs the server in a large house: 100,000 people, a million lines of the audit, and what they left.
// node tests/bench/office.ts [--json FILE] [--people N] [--lines N]
import { openTestDatabase } from '../support/database.ts';
import type { Row } from '../support/database.ts';
import { join, numbered } from '../support/members.ts';
import { asRestored, PERSON } from './crowd.ts';
import { costAs, options, report } from './figures.ts';

const PEOPLE = Number(options.people ?? 100_000);
const LINES = Number(options.lines);
const FIRST = `(array['Ada','Bísí','Chinedu','Ebiere','Fatima','Halima','Ìfẹ́','Kelechi','Musa','Ngozi','Olu','Zainab'])[1 + n % 12]`;
const LAST = `(array['Abubakar','Balogun','Dickson','Eze','Igwe','Lawal','Nwosu','Okafor','Sani','Yusuf'])[1 + n / 12 % 10] || n % 997`;
/** One of a hundred is a provider, and one of a hundred of those waits. */
const STATE = `case when n % 100 <> 0 then 'none' when n % 10000 = 0 then 'pending' else 'approved' end`;
const JOINED = `now() - make_interval(mins => n * 10)`;

const db = await openTestDatabase({ engine: 'postgres' });
await db.exec('set jit = off');
const all = (table: string, into: string, what: string, from = 'generate_series(1, $1::integer) n'): Promise<void> =>
  asRestored(db, table, `insert into ${table} (${into}) select ${what} from ${from}`, PEOPLE);

const admin = await join(db, numbered(1), 'admin');
await all('auth.users', 'id, email, email_confirmed_at', `${PERSON}, 'p' || n || '@house.test', now()`);
await all(
  'public.profiles',
  'id, user_id, first_name, last_name, role, provider_status, created_at',
  `${PERSON}, ${PERSON}, ${FIRST}, ${LAST}, case when n % 100 = 0 then 'trainer' else 'client' end, ${STATE}, ${JOINED}`,
);
await all('public.people', 'id, user_id, first_name, role', `${PERSON}, ${PERSON}, ${FIRST}, 'client'`);
await all('public.contacts', 'id, user_id, email', `${PERSON}, ${PERSON}, 'p' || n || '@house.test'`);
// Half of them were here within the fourteen days of the overview.
await all(
  'auth.sessions',
  'id, user_id, created_at, updated_at',
  `${PERSON}, ${PERSON}, ${JOINED}, now() - make_interval(secs => n * 24)`,
);
await all(
  'private.device_reports',
  'session_id, user_id, version, unsent, unsent_since, refused',
  `${PERSON}, ${PERSON}, 'v' || n % 40, n % 50 / 49, case when n % 50 = 49 then now() - make_interval(mins => n) end,
   case when n % 1000 = 0 then '{"42501": 1}'::jsonb else '{}' end`,
);
await db.exec(`insert into private.device_versions (version) select 'v' || n from generate_series(0, 39) n`);
await all(
  'public.appointments',
  'user_id, title, scheduled_date, scheduled_time, starts_at, ends_at, created_at, status',
  `${PERSON}, 'Session', at::date, '10:00', at, at + interval '1 hour', at, 'scheduled'`,
  `generate_series(1, $1::integer) n, lateral (select now() - make_interval(mins => n) as at) times`,
);
await all(
  'public.community_reports',
  'id, user_id, about, about_id, reason, written, author_id, decided_at, created_at',
  `${PERSON}, ${PERSON}, 'person', ${PERSON}, 'spam', 'Words', ${PERSON}, case when n % 500 <> 0 then now() end, ${JOINED}`,
);
await all(
  'public.invoices',
  'id, client_id, number, status, total_kobo, tax_kobo, paid_kobo, lines, instalments, opened_on, created_at',
  `${PERSON}, ${PERSON}, 'INV-2026-' || lpad(n::text, 6, '0'), case when n % 20 = 0 then 'open' else 'paid' end, 100000, 0,
   case when n % 20 = 0 then 0 else 100000 end,
   '[{"offer": "x", "title": "Program", "quantity": 1, "unit_kobo": 100000, "discount_kobo": 0, "tax_code": "exempt", "tax_kobo": 0, "amount_kobo": 100000}]',
   jsonb_build_array(jsonb_build_object('due_on', current_date - n % 300, 'amount_kobo', 100000)),
   current_date - n % 300, ${JOINED}`,
);
// As lines are appended, but of a year; each carries the hash of the one before.
await db.exec(`do $$ declare
  made private.audit_lines;
  before bytea := '';
begin
  for n in 1..${LINES} loop
    made := row(n, now() - make_interval(secs => (${LINES} - n) * 31), null, null, '${admin}'::uuid,
      (array['person.opened', 'person.locked', 'report.decided', 'provider.approved'])[1 + n % 4],
      ('00000000-0000-4000-9000-' || lpad((1 + n % ${PEOPLE})::text, 12, '0'))::uuid, 'A reason in some words', '{}', '');
    made.hash := private.audit_hash(before, made);
    insert into private.audit_lines select made.*;
    before := made.hash;
  end loop;
  update private.audit_end set line = made.id, hash = made.hash;
end $$`);
await db.exec('vacuum analyze');

const MIDDLE = numbered(0).replace('-8000-', '-9000-').slice(0, -6) + String(PEOPLE >> 1).padStart(6, '0');
const ASKED: Readonly<Record<string, string>> = {
  'the figures': 'public.office_figures()',
  'who was here': `public.office_behind('here')`,
  'what is owed': `public.office_behind('owed')`,
  'people, the first page': 'public.office_people()',
  'people, a page in the middle': `public.office_people(after => '${MIDDLE}')`,
  'people by a name of 8,000': `public.office_people(named => 'Ada')`,
  'people by both names': `public.office_people(named => 'Ada Balogun1')`,
  'people by address': `public.office_people(named => 'p77777@')`,
  'people of a role': `public.office_people(of_role => 'trainer')`,
  'people who wait': `public.office_people(of_state => 'pending')`,
  'a person': `public.office_person('${MIDDLE}')`,
  'providers, the first page': 'public.provider_applications(most => 26)',
  'providers by name': `public.provider_applications(named => 'Ada', most => 26)`,
  'reports that wait': 'public.reports_waiting()',
  'the audit, the last page': 'public.audit_page()',
  'the audit, a page in the middle': `public.audit_page(after => ${LINES >> 1})`,
  'the audit, oldest first': 'public.audit_page(newest => false)',
  'the audit of an act': `public.audit_page(of_act => 'person.locked')`,
  'the audit of an act nobody did': `public.audit_page(of_act => 'role.changed')`,
  'the audit about a person': `public.audit_page(of_subject => '${MIDDLE}')`,
  'the audit of a day': `public.audit_page(from_day => now() - interval '200 days', before_day => now() - interval '199 days')`,
  'an act in a day': `public.audit_page(of_act => 'person.locked', from_day => now() - interval '200 days', before_day => now() - interval '199 days')`,
  'the chain, 20,000 lines': 'public.verify_audit()',
  'devices in figures': 'public.office_devices_figures()',
  'devices of a version': `public.office_devices(of_version => 'v7')`,
  'devices with a refused write': `public.office_devices(of_code => '42501')`,
  'devices with something unsent': 'public.office_devices(are_unsent => true)',
  'invoices by number': `public.find_invoices('INV-2026-077777')`,
  'invoices by the end of a number': `public.find_invoices('77777')`,
  'all invoices': `public.find_invoices('INV')`,
  'invoices by name': `public.find_invoices('Balogun1')`,
  'what money waits': 'public.money_waiting()',
};
const figures: Record<string, unknown> = { people: PEOPLE, lines: LINES, floor: await costAs(db, admin, 'select 1') };
for (const [what, call] of Object.entries(ASKED)) figures[what] = await costAs(db, admin, `select * from ${call}`);

interface Verdict {
  checked: number;
  broken: string | null;
  ended: boolean;
}
const verdict = (after: number): Promise<Verdict[]> =>
  db.as(admin, (session) =>
    session.query<Verdict & Row>(`select checked::integer, broken::text, ended from public.verify_audit($1)`, [after]),
  );
const began = performance.now();
let checked = 0;
let isOver = false;
while (!isOver) {
  const [part] = await verdict(checked);
  if (!part || part.broken !== null) throw new Error(`The chain is broken after ${checked}.`);
  checked = part.checked;
  isOver = part.ended;
}
figures['the whole chain'] = { lines: checked, seconds: Math.round((performance.now() - began) / 1000) };
await report(figures);
await db.close();
