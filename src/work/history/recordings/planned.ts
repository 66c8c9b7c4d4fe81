import { nothing } from '#src/work/history/gathered.ts';
import type { Asked, Part, When } from '#src/work/history/plan.ts';
import type { Answers, Cardio, Found, Reason } from '#src/work/history/types.ts';
import { noted } from '#src/work/history/workouts.ts';
import type { RecordedFile } from './read-recording.ts';
import type { Recording } from './recording.ts';

// The limits are those of the table.

const DAY_S = 86_400;
const LONG_AGO = Date.UTC(1950, 0, 1);
const FARTHEST = 1_000_000;
const MOST_KCAL = 20_000;
const LONGEST_NAME = 120;

const upTo = (value: number | null, most: number): number | null =>
  value !== null && Number.isFinite(value) && value >= 0 && value <= most ? value : null;

function faultOf({ start, elapsed, moving, metres }: Recording, now: number): Reason | null {
  if (start > now + DAY_S * 1000) return 'future';
  if (start < LONG_AGO) return 'long-ago';
  if (moving === 0 && !metres) return 'nothing-done';
  return elapsed > DAY_S || (metres ?? 0) > FARTHEST ? 'range' : null;
}

function cardioOf({ elapsed, moving, metres, heart, activity }: Recording, answers: Answers): Cardio {
  const far = upTo(metres, FARTHEST);
  const pulse = upTo(heart, 260);
  return {
    activity: activity ?? answers.activity ?? null,
    elapsed,
    moving_seconds: moving,
    distance_m: far === null ? null : Math.round(far * 10) / 10,
    heart_rate: pulse !== null && pulse >= 20 ? Math.round(pulse) : null,
  };
}

interface Planned {
  part: Part;
  asked: Asked[];
  found: Found;
}

/** A recording becomes a session: how long, how far, how fast the heart; where it was is in none of it. */
export function readRecorded(recorded: RecordedFile, answers: Answers, { now }: When): Planned {
  const { file, source, encoding, recordings, points } = recorded;
  const found = nothing();
  found.problems.push(...recorded.problems);
  let untold = 0;
  recordings.forEach((recording, nth) => {
    const { start, name, notes, calories, moving } = recording;
    // Of the second, which every format tells: the id derives from it.
    const at = new Date(Math.floor(start / 1000) * 1000).toISOString();
    const fault = faultOf(recording, now);
    const energy = upTo(calories, MOST_KCAL);
    if (fault) {
      found.problems.push({ line: nth + 1, of: 'recording', reason: fault, text: at });
      return;
    }
    if (recording.activity === null) untold += 1;
    found.workouts.push({
      key: at,
      start: at,
      name: noted(name, LONGEST_NAME) ?? '',
      minutes: Math.round(moving / 60),
      calories: energy === null ? null : Math.round(energy),
      notes: noted(notes, 4000),
      exercises: [],
      cardio: cardioOf(recording, answers),
    });
  });
  return {
    part: {
      file,
      source,
      lines: points,
      evidence: encoding === null ? [] : [{ of: 'encoding', is: encoding, seen: '' }],
      dropped: [],
      columns: null,
    },
    asked: untold > 0 ? [{ question: 'activity', seen: file, count: untold }] : [],
    found,
  };
}
