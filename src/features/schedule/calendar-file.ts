import type { Appointment } from '#sync/entities/appointments.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';

const STATUS: Partial<Record<Appointment['status'], string>> = { confirmed: 'CONFIRMED', cancelled: 'CANCELLED' };

const LONGEST_LINE = 75;

const stamp = (instant: string): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(LINE_END, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');

/** A folded line continues after a space; the limit counts bytes, and no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LONGEST_LINE) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += letter;
    bytes += size;
  }
  return lines.join('\r\n');
}

type CalendarEntry = Pick<
  Appointment,
  'id' | 'title' | 'starts_at' | 'ends_at' | 'status' | 'call_url' | 'updated_at'
> & {
  provider: string;
  venue: string;
};

/** For the device's calendar, with a reminder an hour before. */
export function calendarFile({
  id,
  title,
  starts_at,
  ends_at,
  status,
  call_url,
  updated_at,
  provider,
  venue,
}: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//EN`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(updated_at)}`,
    `DTSTART:${stamp(starts_at)}`,
    `DTEND:${stamp(ends_at)}`,
    `SUMMARY:${escaped(provider ? `${title}, ${provider}` : title)}`,
    `LOCATION:${escaped(venue)}`,
    ...(call_url ? [`URL:${call_url}`] : []),
    `STATUS:${STATUS[status] ?? 'TENTATIVE'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
