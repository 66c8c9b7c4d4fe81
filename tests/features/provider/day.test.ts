import { describe, expect, it } from 'vitest';
import type { Appointment } from '#sync/entities/appointments.ts';
import { complianceOf, isStale, nextVisit, waiting } from '#src/features/provider/day.ts';
import { feeInWords } from '#src/features/provider/fee-card.tsx';
import type { Visit } from '#src/features/provider/queries.ts';

const at = (hour: number): string => new Date(Date.UTC(2026, 2, 2, hour)).toISOString();

const visit = (id: string, hour: number, status: Appointment['status'], attended = false): Visit => ({
  appointment: { id, status, starts_at: at(hour), ends_at: at(hour + 1) } as Appointment,
  client: { name: id, phone: null },
  day: '2026-03-02',
  attendance: attended ? ({ status: 'attended' } as Visit['attendance']) : null,
});

const idsOf = (visits: readonly Visit[]): string[] => visits.map(({ appointment }) => appointment.id);

describe('the next client', () => {
  const visits = [visit('gone', 8, 'confirmed'), visit('off', 9, 'cancelled'), visit('here', 9, 'confirmed')];

  it('is the one who is here, until it is over', () => {
    expect(nextVisit(visits, Date.parse(at(9)))?.appointment.id).toBe('here');
    expect(nextVisit(visits, Date.parse(at(10)))).toBeNull();
  });

  it('is the one after whoever has been noted already', () => {
    const two = [visit('noted', 9, 'confirmed', true), visit('after', 10, 'scheduled')];
    expect(nextVisit(two, Date.parse(at(9)))?.appointment.id).toBe('after');
  });
});

it('only what may still take place waits for an answer', () => {
  const visits = [visit('late', 8, 'pending'), visit('asked', 10, 'pending'), visit('sure', 11, 'confirmed')];
  expect(idsOf(waiting(visits, Date.parse(at(9))))).toEqual(['asked']);
});

it('a schedule is stale after a day, and never before it was heard', () => {
  const day = 86_400_000;
  expect([isStale(0, day), isStale(0, day + 1), isStale(null, day * 9)]).toEqual([false, true, false]);
});

it('attendance is told in whole per cent, and not where nobody was met', () => {
  expect([complianceOf({ attended: 2, met: 3 }), complianceOf({ attended: 0, met: 0 })]).toEqual([67, null]);
});

it('a fee is told in dollars, from and to where it is a range, and not at all where none is set', () => {
  const fee = (consultation_fee: number | null, consultation_fee_max: number | null = null) =>
    feeInWords({ consultation_fee, consultation_fee_max });
  expect([fee(5000), fee(500_000, 2_500_000), fee(null)]).toEqual(['$50', '$5,000-$25,000', null]);
});
