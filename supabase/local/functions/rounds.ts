import type { StackContext } from '../context.ts';
import type { Functions } from './functions.ts';

const DUE = `select from public.notification_deliveries
  where sent_at is null and due_at <= now() and attempts < 8 and coalesce(claimed_until, '-infinity') < now()
  union all select from private.reminders_due
  union all select from private.weeks_due
  union all select from private.doses_due
  union all select from private.checkins_due
  union all select from private.licences_due
  union all select from private.announcements_due
  union all select from private.unanswered
  union all select from private.lab_alerts_late
  union all select from private.lab_results_due limit 1`;

const MONEY_DUE = `select from private.payments_due union all select from private.refunds_due
  union all select from private.charges_due union all select from private.disputes_due limit 1`;

const EVERY_DAY = [
  `select sync.expire(), private.end_unopened_follows(), private.end_grants(), private.forget_boards(), private.freeze_boards(),
    private.lapse_lab_orders(), private.pass_day_of_money(), private.pass_birthdays(), private.retain()`,
  'select sync.collect()',
  // No process does it by itself here, and without statistics the next expired day takes ten times as long.
  'vacuum analyze',
];

/** Replaces a project's schedule: what is due every day, and the sender when it has something. Returns the stop. */
export function startRounds(
  { database, settings, log }: Pick<StackContext, 'database' | 'settings' | 'log'>,
  { handle }: Pick<Functions, 'handle'>,
): () => Promise<void> {
  const { url, serviceKey, deliverySeconds } = settings;
  let round = Promise.resolve();
  let lastDay = '';

  async function passDay(): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    if (today === lastDay) return;
    for (const statement of EVERY_DAY) await database.query(statement);
    lastDay = today;
  }

  async function callIfDue(due: string, name: string): Promise<void> {
    if ((await database.query(due)).length === 0) return;
    const headers = { authorization: `Bearer ${serviceKey}` };
    const request = new Request(`${url}/functions/v1/${name}`, { method: 'POST', headers });
    await handle(request, { address: null });
  }

  async function go(): Promise<void> {
    await callIfDue(DUE, 'send-deliveries');
    await callIfDue(MONEY_DUE, 'settle-payments');
  }

  if (deliverySeconds === 0) return async () => {};
  const timer = setInterval(() => {
    round = round
      .then(go)
      .catch((error: unknown) => log(`Deliveries: ${String(error)}`))
      .then(() => database.query('call private.count_boards()'))
      .catch((error: unknown) => log(`Boards: ${String(error)}`))
      .then(() => database.query('select private.close_minors()'))
      .catch((error: unknown) => log(`Minors: ${String(error)}`))
      .then(passDay)
      .catch((error: unknown) => log(`The day's upkeep: ${String(error)}`));
  }, deliverySeconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
