import { describe, expect, it } from 'vitest';
import { calendarFile } from '#src/features/schedule/calendar-file.ts';

const appointment = {
  id: 'a-1',
  title: 'Personal Training',
  starts_at: '2026-03-02T09:00:00+00:00',
  ends_at: '2026-03-02T10:00:00+00:00',
  status: 'confirmed' as const,
  call_url: null,
  updated_at: '2026-03-01T09:00:00.123Z',
  provider: 'Amina Bello',
  venue: 'Training floor, Lagos; second door',
};

const linesOf = (file: string): string[] => file.split('\r\n');

describe('the file for a calendar', () => {
  it('holds when, what, with whom and where, and a word an hour before', () => {
    expect(linesOf(calendarFile(appointment))).toEqual(
      expect.arrayContaining([
        'UID:a-1',
        'DTSTAMP:20260301T090000Z',
        'DTSTART:20260302T090000Z',
        'DTEND:20260302T100000Z',
        String.raw`SUMMARY:Personal Training\, Amina Bello`,
        String.raw`LOCATION:Training floor\, Lagos\; second door`,
        'STATUS:CONFIRMED',
        'TRIGGER:-PT1H',
      ]),
    );
  });

  it('calls tentative what nobody has confirmed, and names the link of a call', () => {
    const file = calendarFile({ ...appointment, status: 'requested', call_url: 'https://call.test/a' });
    expect(linesOf(file)).toEqual(expect.arrayContaining(['STATUS:TENTATIVE', 'URL:https://call.test/a']));
  });

  it('has no line that a text of a person has added, however its end is written', () => {
    const ends = ['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\u000B', '\u0000'];
    for (const end of ends) {
      const said = `here${end}ATTENDEE:x`;
      const file = calendarFile({ ...appointment, title: said, provider: said, venue: said });
      expect(file.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)).toHaveLength(linesOf(calendarFile(appointment)).length);
      expect(file).not.toContain('\0');
    }
  });

  it('has no line of more than 75 bytes, and loses no letter of a long one', () => {
    const place = 'Ìfẹ́olúwa, '.repeat(20).trim();
    const file = calendarFile({ ...appointment, venue: place });
    const longest = Math.max(...linesOf(file).map((line) => new TextEncoder().encode(line).length));
    expect(longest).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '').replaceAll('\\', '')).toContain(`LOCATION:${place}`);
  });
});
