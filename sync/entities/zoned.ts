/** What a clock on the wall of the zone shows at this instant, as if that were UTC. */
function wallOf(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((p) => p.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The instant at which a clock in the zone shows this day and time. */
export function instantAt(zone: string, date: string, time: string): Date {
  const wall = Date.parse(`${date}T${time.slice(0, 5)}:00Z`);
  const guess = wall - (wallOf(zone, wall) - wall);
  // The guess may lie on the other side of a change of clocks.
  return new Date(wall - (wallOf(zone, guess) - guess));
}
