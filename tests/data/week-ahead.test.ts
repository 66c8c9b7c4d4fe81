import { describe, expect, it } from 'vitest';
import type { Appointment } from '#sync/entities/appointments.ts';
import { weekAhead } from '#src/work/appointment/week-ahead.ts';

const at = (starts_at: string, status: Appointment['status'] = 'scheduled') => ({ starts_at, status });
const HERE = { today: '2026-03-02', zone: 'Africa/Lagos' };

describe('the figures of a week', () => {
  it('are of today and the six days after it', () => {
    const week = weekAhead(
      ['2026-03-01T10:00Z', '2026-03-02T10:00Z', '2026-03-08T10:00Z', '2026-03-09T10:00Z'].map((each) => at(each)),
      HERE,
    );
    expect(week).toEqual({ thisWeek: 2, today: 1, confirmed: 0, pending: 0 });
  });

  it('are of the days where the person is', () => {
    const late = [at('2026-03-08T23:30Z')];
    expect(weekAhead(late, HERE).thisWeek).toBe(0);
    expect(weekAhead(late, { ...HERE, zone: 'America/Los_Angeles' }).thisWeek).toBe(1);
  });

  it('leave out what will not take place, and count what waits for an answer as pending', () => {
    const statuses = ['requested', 'pending', 'scheduled', 'confirmed', 'completed', 'cancelled', 'declined'] as const;
    const week = weekAhead(
      statuses.map((status) => at('2026-03-03T10:00Z', status)),
      HERE,
    );
    expect(week).toEqual({ thisWeek: 5, today: 0, confirmed: 1, pending: 2 });
  });
});
