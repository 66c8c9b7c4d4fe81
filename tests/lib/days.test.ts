import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayIn, dayInWords, daysBetween, weekOf } from '#src/lib/days.ts';

const aDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day', () => {
  it('is what the calendar in the zone shows, and not that of the device', () => {
    const at = Date.parse('2026-08-12T23:30:00Z');
    expect(dayIn('Africa/Lagos', at)).toBe('2026-08-13');
    expect(dayIn('UTC', at)).toBe('2026-08-12');
    expect(dayIn('America/Los_Angeles', at)).toBe('2026-08-12');
    expect(dayIn('America/Los_Angeles', Date.parse('2026-08-12T06:59:00Z'))).toBe('2026-08-11');
  });

  it('goes on by days where clocks change and where years end', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    fc.assert(
      fc.property(aDay, fc.integer({ min: -4000, max: 4000 }), (day, n) => {
        expect(daysBetween(day, addDays(day, n))).toBe(n);
      }),
    );
  });

  it('is in a week of seven that begins where the user says', () => {
    expect(weekOf('2026-08-12', 'monday')[0]).toBe('2026-08-10');
    expect(weekOf('2026-08-12', 'sunday')[0]).toBe('2026-08-09');
    expect(weekOf('2026-08-16', 'monday')[0]).toBe('2026-08-10');
    fc.assert(
      fc.property(aDay, fc.constantFrom('monday' as const, 'sunday' as const), (day, start) => {
        const week = weekOf(day, start);
        expect(week).toHaveLength(7);
        expect(week).toContain(day);
        expect(new Date(`${week[0]}T00:00:00Z`).getUTCDay()).toBe(start === 'sunday' ? 0 : 1);
      }),
    );
  });

  it('is written as its language writes it', () => {
    expect(dayInWords('2026-08-12', 'en-GB')).toBe('12 Aug 2026');
    expect(dayInWords('2026-08-12', 'de', { weekday: 'long' })).toBe('Mittwoch');
  });
});
