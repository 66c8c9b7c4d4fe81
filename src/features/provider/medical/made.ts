import * as z from 'zod/mini';
import type { Said } from '#sync/actions/care-papers.ts';
import { carePapers } from '#sync/entities/care-papers.ts';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import { addDays, isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { numberIn } from '#src/lib/numbers.ts';

export type Kind = CarePaper['kind'];
export const KINDS = carePapers.row.shape.kind.options;
export const VERDICTS = ['cleared', 'limited', 'not_cleared'] as const;

/** How often, as one says it, and at which times that is until the client chooses others. */
const TIMES_OF = {
  needed: [],
  once: ['08:00'],
  evening: ['20:00'],
  twice: ['08:00', '20:00'],
  thrice: ['08:00', '14:00', '20:00'],
  four: ['06:00', '12:00', '18:00', '22:00'],
} as const satisfies Record<string, readonly string[]>;
export type Often = keyof typeof TIMES_OF;
export const OFTEN = Object.keys(TIMES_OF) as Often[];

const text = z.optional(z.string());

/** What is typed of a paper, whatever its kind. */
export const Typed = z.object({
  from: text,
  until: text,
  days: text,
  body: text,
  verdict: z.optional(z.enum(VERDICTS)),
  limits: z.optional(z.array(carePapers.row.shape.limits.def.element)),
  heart: text,
  medicine: text,
  dose: text,
  directions: text,
  often: z.optional(z.enum(OFTEN)),
  to: text,
  toName: text,
});
export type TypedPaper = z.infer<typeof Typed>;

export type Fault = 'from' | 'until' | 'days' | 'body' | 'limits' | 'heart' | 'medicine' | 'to';

const LEAST_PULSE = 60;
const MOST_PULSE = 220;
const MOST_DAYS = 366;

const orNull = (said: string | undefined): string | null => said?.trim() || null;
const wholeIn = (said: string | undefined, least: number, most: number): number | null => {
  const figure = numberIn(said ?? '');
  return figure !== null && Number.isInteger(figure) && figure >= least && figure <= most ? figure : null;
};

export const fromOf = ({ from }: TypedPaper, today: Day): Day => from ?? today;
export const verdictOf = ({ verdict = 'limited' }: TypedPaper): (typeof VERDICTS)[number] => verdict;

/** What has to be mended before it can be signed. */
export function faultsIn(kind: Kind, typed: TypedPaper, today: Day): Set<Fault> {
  const { until = '', days = '', limits = [], heart = '' } = typed;
  const from = fromOf(typed, today);
  const isLimited = kind === 'clearance' && verdictOf(typed) === 'limited';
  const isSilent = orNull(typed.body) === null;
  const isUntilWrong = until !== '' && (!isDay(until) || until < from);
  const faults: Record<Fault, boolean> = {
    from: !isDay(from),
    until: kind !== 'prescription' && (isUntilWrong || (kind === 'certificate' && until === '')),
    days: kind === 'prescription' && days.trim() !== '' && wholeIn(days, 1, MOST_DAYS) === null,
    body: (kind === 'referral' || kind === 'certificate') && isSilent,
    limits: isLimited && limits.length === 0 && heart.trim() === '' && isSilent,
    heart: isLimited && heart.trim() !== '' && wholeIn(heart, LEAST_PULSE, MOST_PULSE) === null,
    medicine: kind === 'prescription' && orNull(typed.medicine) === null,
    to: kind === 'referral' && !typed.to && orNull(typed.toName) === null,
  };
  return new Set(Object.entries(faults).flatMap(([fault, holds]) => (holds ? [fault as Fault] : [])));
}

const lastOf = (from: Day, days: number | null): Day | null => (days === null ? null : addDays(from, days - 1));

/** As it is signed; `names` are those of the providers here. */
export function saidOf(
  kind: Kind,
  typed: TypedPaper,
  { today, names }: { today: Day; names: ReadonlyMap<string, string> },
): Said {
  const from_on = fromOf(typed, today);
  const body = orNull(typed.body);
  const until_on = orNull(typed.until);
  if (kind === 'clearance') {
    const verdict = verdictOf(typed);
    const isLimited = verdict === 'limited';
    return {
      kind,
      from_on,
      until_on,
      body,
      verdict,
      limits: isLimited ? (typed.limits ?? []) : [],
      heart_rate_most: isLimited ? wholeIn(typed.heart, LEAST_PULSE, MOST_PULSE) : null,
    };
  }
  if (kind === 'prescription') {
    return {
      kind,
      from_on,
      until_on: lastOf(from_on, wholeIn(typed.days, 1, MOST_DAYS)),
      body,
      medicine: orNull(typed.medicine),
      dose: orNull(typed.dose),
      directions: orNull(typed.directions),
      times: [...TIMES_OF[typed.often ?? 'once']],
    };
  }
  if (kind === 'certificate') return { kind, from_on, until_on, body };
  const here = typed.to ? names.get(typed.to) : undefined;
  return {
    kind,
    from_on,
    until_on,
    body,
    to_id: here === undefined ? null : (typed.to ?? null),
    to_name: here ?? orNull(typed.toName),
  };
}
