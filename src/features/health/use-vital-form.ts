import { useState } from 'react';
import { instantAt } from '#sync/queries/zoned.ts';
import { dayIn, isDay, timeInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { isOfMemory } from '#src/work/devices/readable.ts';
import type { Reading } from '#src/work/devices/readable.ts';
import { slipIn, isStorable } from '#src/work/health/guards.ts';
import type { Slip } from '#src/work/health/guards.ts';
import { VITALS } from '#src/work/health/vitals.ts';
import type { Values, Vital, VitalKind } from '#src/work/health/vitals.ts';
import type { Moment } from './queries.ts';
import { useVitals } from './use-vitals.ts';

/** Where nothing was measured yet, as it is stored; nobody is told that this would be right. */
const USUAL: Record<VitalKind, number> = {
  systolic: 120,
  diastolic: 80,
  heart_rate: 70,
  resting_heart_rate: 65,
  blood_glucose: 90,
  oxygen_saturation: 98,
  temperature: 36.6,
  respiratory_rate: 16,
  sleep: 7,
  steps: 6000,
  pain: 0,
  mood: 5,
};

const JUST_MS = 600_000;
const MONTH_MS = 30 * 86_400_000;

/** A pulse beside a pressure may be left out. */
export const isOptional = (vital: Vital, kind: VitalKind): boolean => vital === 'pressure' && kind === 'heart_rate';

/** 24 hours, as an input takes them. */
const timeOf = (zone: string, at: string): string =>
  timeInWords(zone, Date.parse(at), 'en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

interface When {
  day: string;
  /** Empty is now, or noon of an earlier day. */
  time: string;
}

/** Undefined is now; null is no moment. */
function instantOf({ day, time }: When, { today, zone }: Here): string | undefined | null {
  if (!isDay(day) || day > today) return null;
  if (time === '' && day === today) return undefined;
  const at = instantAt(zone, day, time || '12:00');
  return at.getTime() > Date.now() ? null : at.toISOString();
}

/** Now, unless the device tells a moment of the last month that is well over: many a clock was never set. */
function whenJust(measured: string | null, { today, zone }: Here): When {
  const now: When = { day: today, time: '' };
  if (measured === null) return now;
  const when = momentOf(measured);
  const since = Date.now() - instantAt(zone, when.day, when.time).getTime();
  return since > JUST_MS && since < MONTH_MS ? when : now;
}

const momentOf = (measured: string): When => ({ day: measured.slice(0, 10), time: measured.slice(11) });

/** What was stored is of then, however long ago; where its device does not know, the person has to say it. */
export const whenMeasured = (vital: Vital, measured: string | null, here: Here): When =>
  isOfMemory(vital) ? momentOf(measured ?? '') : whenJust(measured, here);

/** How it was measured, besides when. */
export type Circumstances = Pick<Moment, 'context' | 'arm' | 'posture'>;

/** What the next one is likely to be like. */
export type Before = Pick<Moment, 'values' | 'arm' | 'posture'>;

/** The arm and the posture are as they were the last time; when a glucose was measured nobody knows beforehand. */
function circumstancesOf(last: Before | null, corrected: Moment | null): Circumstances {
  const { context = null } = corrected ?? {};
  const { arm = null, posture = null } = corrected ?? last ?? {};
  return { context, arm, posture };
}

export interface VitalForm {
  shown: Partial<Record<VitalKind, number>>;
  set: (kind: VitalKind, value: number) => void;
  /** What a device measured, in place of what is typed. */
  take: (reading: Reading) => void;
  when: When;
  setWhen: (when: When) => void;
  note: string;
  setNote: (note: string) => void;
  how: Circumstances;
  setHow: (how: Circumstances) => void;
  /** As stored, without what was left out. */
  values: Values;
  /** Undefined is now; null where it is no moment of the past. */
  at: string | undefined | null;
  slip: Slip | null;
  canSave: boolean;
  isTouched: boolean;
}

/** What is typed of one moment: a new one from the last, or an earlier one to be corrected. */
export function useVitalForm(vital: Vital, here: Here, last: Before | null, corrected: Moment | null): VitalForm {
  const { shownAs } = useVitals();
  const from = corrected ?? last;
  const begin = (kind: VitalKind): number => {
    // The last pulse is not this one.
    const known = isOptional(vital, kind) ? (corrected?.values[kind] ?? 0) : from?.values[kind];
    return shownAs(kind).of(known ?? USUAL[kind]);
  };
  const [started] = useState(() => Object.fromEntries(VITALS[vital].map((kind) => [kind, begin(kind)])));
  const [shown, setShown] = useState<VitalForm['shown']>(started);
  const [began] = useState<When>(() =>
    corrected
      ? { day: dayIn(here.zone, Date.parse(corrected.at)), time: timeOf(here.zone, corrected.at) }
      : { day: here.today, time: '' },
  );
  const [when, setWhen] = useState(began);
  const [note, setNote] = useState(corrected?.notes ?? '');
  const [beganSo] = useState(() => circumstancesOf(last, corrected));
  const [how, setHow] = useState(beganSo);
  const stored = (kind: VitalKind, value: number): number =>
    // What was not touched stays to the digit.
    value === started[kind] && from?.values[kind] !== undefined ? from.values[kind] : shownAs(kind).stored(value);
  const values: Values = Object.fromEntries(
    VITALS[vital]
      .map((kind) => [kind, shown[kind] ?? 0] as const)
      .filter(([kind, value]) => !(isOptional(vital, kind) && value === 0))
      .map(([kind, value]) => [kind, stored(kind, value)]),
  );
  // To the second, unless another minute is typed.
  const at = corrected && when === began ? corrected.at : instantOf(when, here);
  return {
    shown,
    set: (kind, value) => setShown((before) => ({ ...before, [kind]: value })),
    take: ({ figures, at: measured }) => {
      const kinds = VITALS[vital].filter((kind) => figures[kind] !== undefined);
      setShown((before) => ({
        ...before,
        ...Object.fromEntries(kinds.map((kind) => [kind, shownAs(kind).of(figures[kind] ?? 0)])),
      }));
      setWhen(whenMeasured(vital, measured, here));
    },
    when,
    setWhen,
    note,
    setNote,
    how,
    setHow,
    values,
    at,
    slip: slipIn(values),
    canSave: isStorable(values) && at !== null,
    isTouched:
      when !== began ||
      how !== beganSo ||
      note !== (corrected?.notes ?? '') ||
      VITALS[vital].some((kind) => shown[kind] !== started[kind]),
  };
}
