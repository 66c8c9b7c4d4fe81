import { daysBetween } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

// Who needs a provider's attention, and why. It is read off what his device holds, the same offline and online.

/** What is known of a client, as far as this kind of provider may see it. */
export interface Signs {
  isPaused: boolean;
  /** The care has ended. */
  isOver: boolean;
  /** Words of danger in an unread message. */
  urgentOn: Day | null;
  /** The oldest unread message. */
  waitsSince: Day | null;
  /** A measurement beyond the limit of what can wait. */
  alarmOn: Day | null;
  /** The last session, where it was missed. */
  missedOn: Day | null;
  /** The last thing that was logged. */
  loggedOn: Day | null;
  /** Since when the client is in care; null where nobody assigned him, or this kind of provider sees no logs. */
  since: Day | null;
}

const REASONS = ['urgent', 'alarm', 'message', 'missed', 'quiet', 'nothing'] as const;

interface Reason {
  name: (typeof REASONS)[number];
  /** Null where nothing was ever logged. */
  day: Day | null;
}

export const STATES = ['attention', 'track', 'paused', 'ended'] as const;

export interface State {
  name: (typeof STATES)[number];
  /** The most pressing first. */
  reasons: readonly Reason[];
}

/** Without a log for so many days somebody is asked how it goes. */
const QUIET_DAYS = 7;

function silence({ loggedOn, since }: Signs, today: Day): Reason | null {
  if (loggedOn !== null) return daysBetween(loggedOn, today) >= QUIET_DAYS ? { name: 'quiet', day: loggedOn } : null;
  // Whoever came this week has had no time yet.
  return since === null || daysBetween(since, today) < QUIET_DAYS ? null : { name: 'nothing', day: null };
}

const dated = (name: Reason['name'], day: Day | null): Reason | null => (day === null ? null : { name, day });

export function stateOf(signs: Signs, today: Day): State {
  if (signs.isOver) return { name: 'ended', reasons: [] };
  if (signs.isPaused) return { name: 'paused', reasons: [] };
  const reasons = [
    dated('urgent', signs.urgentOn),
    dated('alarm', signs.alarmOn),
    signs.urgentOn === null ? dated('message', signs.waitsSince) : null,
    dated('missed', signs.missedOn),
    silence(signs, today),
  ].filter((reason) => reason !== null);
  return { name: reasons.length > 0 ? 'attention' : 'track', reasons };
}

const urgency = ({ name, reasons }: State): number => {
  const [first] = reasons;
  if (first) return REASONS.indexOf(first.name);
  return REASONS.length + STATES.indexOf(name);
};

export interface Sortable {
  name: string;
  state: State;
  /** An instant. */
  next: string | null;
  loggedOn: Day | null;
}

export const ORDERS = ['attention', 'name', 'next', 'logged'] as const;
export type Order = (typeof ORDERS)[number];

const END = '9999';

const COMPARED: Record<Order, (a: Sortable, b: Sortable) => number> = {
  attention: (a, b) => urgency(a.state) - urgency(b.state),
  name: () => 0,
  next: (a, b) => (a.next ?? END).localeCompare(b.next ?? END),
  logged: (a, b) => (b.loggedOn ?? '').localeCompare(a.loggedOn ?? ''),
};

/** Of two that are alike, by name. */
export const inOrder = <Client extends Sortable>(clients: readonly Client[], order: Order): Client[] =>
  clients.toSorted((a, b) => COMPARED[order](a, b) || a.name.localeCompare(b.name));
