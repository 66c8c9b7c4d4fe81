import { describe, expect, it } from 'vitest';
import { speaksOfDanger } from '#src/work/health/danger.ts';
import { isStorable, slipIn } from '#src/work/health/guards.ts';
import type { PersonalRange } from '#sync/entities/personal-ranges.ts';
import { verdictOn } from '#src/work/health/ranges.ts';
import type { Rule } from '#src/work/health/ranges.ts';
import { pressureClass } from '#src/work/health/schemes.ts';
import type { Values, Vital } from '#src/work/health/vitals.ts';

const RULE: Rule = { scheme: 'nigeria', own: [], isAdult: true };

describe('the class of a pressure', () => {
  it.each([
    ['nigeria', 139, 89, 'normal'],
    ['nigeria', 140, 70, 'high'],
    ['nigeria', 120, 90, 'high'],
    ['nigeria', 160, 80, 'very-high'],
    ['nigeria', 130, 100, 'very-high'],
    ['aha', 119, 79, 'normal'],
    ['aha', 120, 79, 'elevated'],
    ['aha', 129, 80, 'high'],
    ['aha', 130, 70, 'high'],
    ['aha', 140, 70, 'very-high'],
    ['esc', 119, 69, 'normal'],
    ['esc', 110, 70, 'elevated'],
    ['esc', 139, 89, 'elevated'],
    ['esc', 140, 80, 'high'],
  ] as const)('by %s is of %i over %i %s', (scheme, systolic, diastolic, name) => {
    expect(pressureClass({ systolic, diastolic }, scheme)).toBe(name);
  });
});

describe('the verdict on a value', () => {
  it.each([
    ['pressure', { systolic: 179, diastolic: 119 }, 'watch', 'very-high'],
    ['pressure', { systolic: 180, diastolic: 80 }, 'alarm', 'very-high'],
    ['pressure', { systolic: 150, diastolic: 120 }, 'alarm', 'very-high'],
    ['oxygen_saturation', { oxygen_saturation: 91 }, 'alarm', 'low'],
    ['oxygen_saturation', { oxygen_saturation: 92 }, 'watch', 'low'],
    ['oxygen_saturation', { oxygen_saturation: 96 }, 'ok', 'normal'],
    ['blood_glucose', { blood_glucose: 53 }, 'alarm', 'low'],
    ['blood_glucose', { blood_glucose: 54 }, 'watch', 'low'],
    ['blood_glucose', { blood_glucose: 70 }, 'ok', 'normal'],
    ['blood_glucose', { blood_glucose: 180 }, 'ok', 'normal'],
    ['blood_glucose', { blood_glucose: 181 }, 'watch', 'high'],
    ['blood_glucose', { blood_glucose: 301 }, 'alarm', 'high'],
    ['temperature', { temperature: 35 }, 'alarm', 'low'],
    ['temperature', { temperature: 37 }, 'ok', 'normal'],
    ['temperature', { temperature: 38.5 }, 'watch', 'high'],
    ['temperature', { temperature: 39.1 }, 'alarm', 'high'],
    ['heart_rate', { heart_rate: 40 }, 'alarm', 'low'],
    ['heart_rate', { heart_rate: 90 }, 'ok', 'normal'],
    ['heart_rate', { heart_rate: 131 }, 'alarm', 'high'],
    ['respiratory_rate', { respiratory_rate: 12 }, 'ok', 'normal'],
    ['respiratory_rate', { respiratory_rate: 25 }, 'alarm', 'high'],
  ] as const)('%s of %o is %s', (vital, values, level, says) => {
    expect(verdictOn(vital, { values, context: null }, RULE)).toEqual({ level, says });
  });

  it('is none where nothing was measured, half of a pressure was, or nobody says what is usual', () => {
    const verdict = (vital: Vital, values: Values) => verdictOn(vital, { values, context: null }, RULE);
    expect(verdict('temperature', {})).toBeNull();
    expect(verdict('pressure', { systolic: 120 })).toBeNull();
    expect(verdict('steps', { steps: 9000 })).toBeNull();
    expect(verdict('pain', { pain: 8 })).toBeNull();
  });
});

describe('what is usual for a glucose', () => {
  it.each([
    ['fasting', 130, 'normal'],
    ['fasting', 131, 'high'],
    ['before-meal', 140, 'high'],
    ['after-meal', 140, 'normal'],
    ['after-meal', 181, 'high'],
    ['bedtime', 79, 'low'],
    ['random', 79, 'normal'],
    [null, 140, 'normal'],
  ] as const)('%s at %i is %s', (context, blood_glucose, says) => {
    expect(verdictOn('blood_glucose', { values: { blood_glucose }, context }, RULE)?.says).toBe(says);
  });
});

const range = (kind: PersonalRange['kind'], limits: Partial<PersonalRange>): PersonalRange => ({
  ...{ id: '', rev: '', updated_at: '', deleted: false, user_id: '', reason: 'so', set_by: '', set_on: '2026-01-01' },
  ...{ kind, low: null, high: null, alarm_low: null, alarm_high: null },
  ...limits,
});

describe('what a doctor has set for a person', () => {
  const oxygen = { ...RULE, own: [range('oxygen_saturation', { low: 87, alarm_low: 84 })] };
  it.each([
    [84, 'alarm', 'low'],
    [87, 'watch', 'low'],
    [88, 'ok', 'normal'],
  ] as const)('an oxygen of %i is %s', (oxygen_saturation, level, says) => {
    const measured = { values: { oxygen_saturation }, context: null };
    expect(verdictOn('oxygen_saturation', measured, oxygen)).toEqual({ level, says });
  });

  const pressure = { ...RULE, own: [range('systolic', { low: 105, high: 130 })] };
  it.each([
    [104, 70, 'watch', 'low'],
    [129, 89, 'ok', 'normal'],
    [130, 70, 'watch', 'high'],
    // Of the other value the scheme says what is high, and the house what is an alarm.
    [120, 90, 'watch', 'high'],
    [180, 70, 'alarm', 'very-high'],
  ] as const)('a pressure of %i over %i is %s', (systolic, diastolic, level, says) => {
    expect(verdictOn('pressure', { values: { systolic, diastolic }, context: null }, pressure)).toEqual({
      level,
      says,
    });
  });

  it('a child has no class but an alarm, unless a doctor has said what is usual', () => {
    const child = { ...RULE, isAdult: false };
    const measured = { values: { heart_rate: 110 }, context: null };
    expect(verdictOn('heart_rate', measured, child)).toBeNull();
    expect(verdictOn('heart_rate', { values: { heart_rate: 140 }, context: null }, child)?.level).toBe('alarm');
    const said = { ...child, own: [range('heart_rate', { low: 70, high: 120 })] };
    expect(verdictOn('heart_rate', measured, said)?.level).toBe('ok');
  });
});

describe('a slip of the fingers', () => {
  it.each([
    [{ systolic: 80, diastolic: 120 }, 'swapped', false],
    [{ systolic: 120, diastolic: 80 }, null, true],
    [{ systolic: 1200, diastolic: 80 }, 'impossible', false],
    [{ blood_glucose: 5.6 }, 'unit', false],
    [{ blood_glucose: 28 }, 'unit', true],
    [{ blood_glucose: 98 * 18.016 }, 'unit', false],
    [{ temperature: 98.6 }, 'unit', false],
    [{ temperature: 36.6 }, null, true],
    [{ oxygen_saturation: 101 }, 'impossible', false],
    [{ sleep: 25 }, 'impossible', false],
  ] as const)('in %o is %s', (values, slip, storable) => {
    expect([slipIn(values), isStorable(values)]).toEqual([slip, storable]);
  });
});

describe('words of danger', () => {
  it.each(['Chest pain since noon', 'I can’t breathe', 'Je me suis évanoui', 'Atemnot nachts', 'my chest dey pain me'])(
    'are heard in "%s"',
    (text) => expect(speaksOfDanger(text)).toBe(true),
  );
  it.each(['Chest day at the gym', 'after breakfast', 'breaststroke', ''])('are not heard in "%s"', (text) =>
    expect(speaksOfDanger(text)).toBe(false),
  );
});
