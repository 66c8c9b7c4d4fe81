import { expect, it } from 'vitest';
import { relativeTime } from '#src/lib/relative-time.ts';

const NOW = Date.parse('2026-08-12T12:00:00Z');
const HOUR = 3_600_000;
const reader = { language: 'en', zone: 'Africa/Lagos', justNow: 'Just now' };
const ago = (hours: number) => relativeTime(NOW - hours * HOUR, NOW, reader);

it('says just now for an hour, then hours for a day, days for a week, and then the date', () => {
  expect([ago(-2), ago(0), ago(0.99)]).toEqual(['Just now', 'Just now', 'Just now']);
  expect([ago(1), ago(23.9)]).toEqual(['1 hour ago', '23 hours ago']);
  expect([ago(24), ago(167.9)]).toEqual(['1 day ago', '6 days ago']);
  expect(ago(168)).toBe('Aug 5, 2026');
});
