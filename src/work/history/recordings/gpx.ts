import { Unreadable } from '#src/work/history/unreadable.ts';
import { activityCalled, MOST_RECORDINGS, numberIn, refusePoint, timeIn } from './recording.ts';
import type { Read, Recording } from './recording.ts';
import { placeOf, Track } from './track.ts';
import { xmlEvents } from './xml.ts';

// GPX 1.0 and 1.1 (topografix.com/GPX/1/1): tracks of segments of points. Routes and waypoints were not gone, and have
// no times.

interface Begun {
  track: Track;
  name: string;
  type: string;
  notes: string;
}

const begun = (): Begun => ({ track: new Track(), name: '', type: '', notes: '' });

function recordingOf({ track, name, type, notes }: Begun): Recording[] {
  const { start, elapsed, moving, metres, heart } = track;
  if (start === null || elapsed === 0) return [];
  return [{ start, elapsed, moving, metres, heart, calories: null, activity: activityCalled(type), name, notes }];
}

export function readGpx(text: string): Read {
  const read: Read = { recordings: [], problems: [], points: 0 };
  let now = begun();
  let [time, heart] = ['', ''];
  for (const event of xmlEvents(text)) {
    const [leaf, parent] = [event.path.at(-1), event.path.at(-2)];
    if (event.at === 'open') {
      if (leaf === 'trk') now = begun();
      if (leaf === 'trkseg') now.track.pause();
      if (leaf === 'trkpt') [time, heart] = ['', ''];
      continue;
    }
    if (leaf === 'trk') read.recordings.push(...recordingOf(now));
    if (read.recordings.length > MOST_RECORDINGS) throw new Unreadable('damaged');
    if (parent === 'trk' && leaf === 'name') now.name = event.text;
    if (parent === 'trk' && leaf === 'type') now.type = event.text;
    if (parent === 'trk' && leaf === 'desc') now.notes = event.text;
    if (parent === 'trkpt' && leaf === 'time') time = event.text;
    // Within the extensions of whichever device.
    if (leaf === 'hr' && event.path.includes('trkpt')) heart = event.text;
    if (leaf !== 'trkpt') continue;
    read.points += 1;
    const [latitude, longitude] = [numberIn(event.attributes.get('lat')), numberIn(event.attributes.get('lon'))];
    const place = placeOf(latitude ?? Number.NaN, longitude ?? Number.NaN);
    const at = timeIn(time);
    if (place === null || Number.isNaN(at)) {
      refusePoint(read, place === null ? { reason: 'number' } : { reason: 'date', time });
      continue;
    }
    now.track.add({ at, place, heart: numberIn(heart), metres: null });
  }
  return read;
}
