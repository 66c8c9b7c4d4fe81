const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating one takes longer than computing a whole day with it. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  formats.set(zone, format);
  return format;
}

/** The zone's local time at this instant, as if it were UTC. */
function wallOf(zone: string, at: number): number {
  const parts = formatIn(zone).formatToParts(at);
  const part = (type: string): number => Number(parts.find((p) => p.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

const DAY = 86_400_000;

/**
 * The instant of a local day and time in the zone. Where clocks change an hour comes twice or never; then it is the
 * later of two readings, as in PostgreSQL.
 */
export function instantAt(zone: string, date: string, time: string): Date {
  const wall = Date.parse(`${date}T${time.slice(0, 5)}:00Z`);
  const readings = [wall - DAY, wall + DAY].map((near) => wall - (wallOf(zone, near) - near));
  const right = readings.filter((reading) => wallOf(zone, reading) === wall);
  return new Date(Math.max(...(right.length > 0 ? right : readings)));
}
