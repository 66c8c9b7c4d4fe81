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

/** A line goes on after a space; what is counted is its bytes, and no letter is cut in two. */
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

type Told = Pick<Appointment, 'id' | 'title' | 'starts_at' | 'ends_at' | 'status' | 'call_url' | 'updated_at'> & {
  provider: string;
  place: string;
};

/** For the calendar of the device, with a word an hour before. */
export function calendarFile({
  id,
  title,
  starts_at,
  ends_at,
  status,
  call_url,
  updated_at,
  provider,
  place,
}: Told): string {
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
    `LOCATION:${escaped(place)}`,
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
