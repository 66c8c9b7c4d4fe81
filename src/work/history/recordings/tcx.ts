import { Unreadable } from '#src/work/history/unreadable.ts';
import { activityCalled, MOST_RECORDINGS, numberIn, refusePoint, timeIn } from './recording.ts';
import type { Read } from './recording.ts';
import { placeOf, Track } from './track.ts';
import { xmlEvents } from './xml.ts';

// Garmin's Training Center Database v2: activities of laps, each with its sums, and of points.

interface Laps {
  start: number;
  seconds: number;
  metres: number;
  calories: number;
  /** Beats times seconds, for a mean where no point has a pulse. */
  beats: number;
  beating: number;
}

const noLaps = (): Laps => ({ start: Number.NaN, seconds: 0, metres: 0, calories: 0, beats: 0, beating: 0 });

const figure = (told: Map<string, string>, name: string): number => {
  const value = numberIn(told.get(name)) ?? 0;
  return Number.isFinite(value) && value > 0 ? value : 0;
};

function addLap(laps: Laps, started: string, told: Map<string, string>): void {
  const [seconds, pulse] = [figure(told, 'TotalTimeSeconds'), figure(told, 'AverageHeartRateBpm')];
  if (Number.isNaN(laps.start)) laps.start = timeIn(started);
  laps.seconds += seconds;
  laps.metres += figure(told, 'DistanceMeters');
  laps.calories += figure(told, 'Calories');
  if (pulse === 0) return;
  laps.beats += pulse * seconds;
  laps.beating += seconds;
}

export function readTcx(text: string): Read {
  const read: Read = { recordings: [], problems: [], points: 0 };
  let [track, laps, sport, id, notes] = [new Track(), noLaps(), '', '', ''];
  let lap = new Map<string, string>();
  let point = new Map<string, string>();

  function addPoint(): void {
    read.points += 1;
    const at = timeIn(point.get('Time') ?? '');
    const [latitude, longitude] = [numberIn(point.get('LatitudeDegrees')), numberIn(point.get('LongitudeDegrees'))];
    const isPlaced = latitude !== null || longitude !== null;
    const place = isPlaced ? placeOf(latitude ?? Number.NaN, longitude ?? Number.NaN) : null;
    if (Number.isNaN(at) || (isPlaced && place === null)) {
      refusePoint(read, Number.isNaN(at) ? { reason: 'date', time: point.get('Time') } : { reason: 'number' });
      return;
    }
    track.add({ at, place, heart: figure(point, 'HeartRateBpm') || null, metres: figure(point, 'DistanceMeters') });
  }

  function addActivity(): void {
    const told = timeIn(id);
    const start = Number.isNaN(laps.start) ? (track.start ?? told) : laps.start;
    const moving = Math.round(laps.seconds) || track.moving;
    if (Number.isNaN(start) || moving === 0) return;
    const ofLaps = laps.beating > 0 ? Math.round(laps.beats / laps.beating) : null;
    read.recordings.push({
      start,
      elapsed: Math.max(moving, track.elapsed),
      moving,
      metres: laps.metres || track.metres,
      heart: track.heart ?? ofLaps,
      calories: laps.calories || null,
      activity: activityCalled(sport),
      name: '',
      notes,
    });
  }

  for (const { at, path, attributes, ...event } of xmlEvents(text)) {
    const [leaf = '', parent = ''] = [path.at(-1), path.at(-2)];
    if (at === 'open') {
      if (leaf === 'Activity') {
        [track, laps, id, notes] = [new Track(), noLaps(), '', ''];
        sport = attributes.get('Sport') ?? '';
      }
      if (leaf === 'Lap') lap = new Map();
      if (leaf === 'Track') track.pause();
      if (leaf === 'Trackpoint') point = new Map();
      continue;
    }
    const told = 'text' in event ? event.text : '';
    if (leaf === 'Activity') addActivity();
    if (read.recordings.length > MOST_RECORDINGS) throw new Unreadable('damaged');
    if (leaf === 'Lap' && parent === 'Activity') addLap(laps, attributes.get('StartTime') ?? '', lap);
    if (leaf === 'Trackpoint') addPoint();
    if (parent === 'Activity' && leaf === 'Id') id = told;
    if (parent === 'Activity' && leaf === 'Notes') notes = told;
    const name = leaf === 'Value' ? parent : leaf;
    if (path.includes('Trackpoint')) point.set(name, point.get(name) || told);
    else if (path.includes('Lap')) lap.set(name, lap.get(name) || told);
  }
  return read;
}
