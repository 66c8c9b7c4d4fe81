import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { activityCalled } from '#src/work/history/recordings/recording.ts';
import { Collection } from './collection.ts';
import type { Stamp, Stretch } from './collection.ts';
import type { HealthFile } from './health-file.ts';
import { Sqlite } from './sqlite.ts';
import type { Row } from './sqlite.ts';

// Health Connect, `health_connect_export.db`: a table for each kind, each in one unit, with times of all the world and
// the shift of the clock that stood beside them.

interface Held {
  kind: MeasurementKind;
  column: string;
  unit: string;
}

const TABLES: Readonly<Record<string, readonly Held[]>> = {
  weight_record_table: [{ kind: 'weight', column: 'weight', unit: 'g' }],
  height_record_table: [{ kind: 'height', column: 'height', unit: 'm' }],
  body_fat_record_table: [{ kind: 'body_fat', column: 'percentage', unit: '%' }],
  blood_pressure_record_table: [
    { kind: 'systolic', column: 'systolic', unit: 'mmHg' },
    { kind: 'diastolic', column: 'diastolic', unit: 'mmHg' },
  ],
  blood_glucose_record_table: [{ kind: 'blood_glucose', column: 'level', unit: 'mmol/L' }],
  oxygen_saturation_record_table: [{ kind: 'oxygen_saturation', column: 'percentage', unit: '%' }],
  body_temperature_record_table: [{ kind: 'temperature', column: 'temperature', unit: 'C' }],
  respiratory_rate_record_table: [{ kind: 'respiratory_rate', column: 'rate', unit: '/min' }],
  resting_heart_rate_record_table: [{ kind: 'resting_heart_rate', column: 'beats_per_minute', unit: 'bpm' }],
};
const [STEPS, SLEEP, STAGES, SESSIONS] = [
  'steps_record_table',
  'sleep_session_record_table',
  'sleep_stages_table',
  'exercise_session_record_table',
] as const;
const READ = new Set<string>([...Object.keys(TABLES), STEPS, SLEEP, STAGES, SESSIONS]);

/** Asleep, lightly, deeply, dreaming; the others are awake, out of bed, or not known. */
const ASLEEP = new Set([2, 4, 5, 6]);

const numberOf = (row: Row, column: string): number => {
  const value = row.get(column);
  return typeof value === 'number' ? value : Number.NaN;
};

const textOf = (row: Row, column: string): string => {
  const value = row.get(column);
  return typeof value === 'string' ? value : '';
};

const stamp = (at: number, shift: number): Stamp => ({ at, wall: at + shift * 1000 });

const spanOf = (row: Row, [from, to]: [string, string], shift: number): Stretch => ({
  from: stamp(numberOf(row, from), shift),
  to: stamp(numberOf(row, to), shift),
});

const SESSION: [string, string] = ['start_time', 'end_time'];
const STAGE: [string, string] = ['stage_start_time', 'stage_end_time'];

const shiftOf = (row: Row): number => numberOf(row, 'start_zone_offset');

/** One app hands on what a phone and a watch counted. */
const sourceOf = (row: Row): string => `${row.get('app_info_id')}:${row.get('device_info_id')}`;

function takeValues(db: Sqlite, found: Collection): void {
  for (const [table, held] of Object.entries(TABLES)) {
    for (const row of db.rows(table)) {
      for (const { kind, column, unit } of held) {
        const when = stamp(numberOf(row, 'time'), numberOf(row, 'zone_offset') || 0);
        found.entry(
          () => `${table} · ${when.at} · ${row.get(column)}`,
          () => found.value(kind, when, numberOf(row, column), unit),
        );
      }
    }
  }
}

function takeSleep(db: Sqlite, found: Collection): void {
  const stages = Map.groupBy(db.rows(STAGES), (row) => numberOf(row, 'parent_key'));
  for (const row of db.rows(SLEEP)) {
    const shift = shiftOf(row);
    const its = stages.get(numberOf(row, 'row_id')) ?? [];
    const asleep = its.filter((stage) => ASLEEP.has(numberOf(stage, 'stage_type')));
    found.entry(
      () => `${SLEEP} · ${numberOf(row, 'start_time')}`,
      () => {
        // A session that tells of no stages is all sleep.
        if (its.length === 0) found.sleep(spanOf(row, SESSION, shift));
        for (const stage of asleep) found.sleep(spanOf(stage, STAGE, shift));
      },
    );
  }
}

/** Two published lists of what its numbers mean do not agree: what the title does not say is asked. */
function takeSessions(db: Sqlite, found: Collection): void {
  for (const row of db.rows(SESSIONS)) {
    found.entry(
      () => `${SESSIONS} · ${numberOf(row, 'start_time')}`,
      () => {
        const stretch = spanOf(row, SESSION, shiftOf(row) || 0);
        const start = stretch.from.at;
        const elapsed = Math.round((stretch.to.at - start) / 1000);
        const title = textOf(row, 'title');
        const told = { activity: activityCalled(title), name: title, notes: textOf(row, 'notes') };
        const untold = { metres: null, heart: null, calories: null };
        const called = String(row.get('exercise_type') ?? '');
        const recording = { start, elapsed, moving: elapsed, ...untold, ...told };
        found.recording(stretch, { source: sourceOf(row), called }, recording);
      },
    );
  }
}

const isOther = (name: string): boolean => name.endsWith('_record_table') && !READ.has(name);

export function readHealthConnect(
  bytes: Uint8Array<ArrayBuffer>,
  { now, ...of }: { now: number; file: string; others: string[] },
): HealthFile {
  const db = new Sqlite(bytes);
  const found = new Collection(now);
  takeValues(db, found);
  for (const row of db.rows(STEPS)) {
    found.entry(
      () => `${STEPS} · ${numberOf(row, 'start_time')} · ${row.get('count')}`,
      () => found.steps(sourceOf(row), spanOf(row, SESSION, shiftOf(row)), numberOf(row, 'count')),
    );
  }
  takeSleep(db, found);
  takeSessions(db, found);
  for (const name of db.names.filter(isOther)) if (!db.isEmpty(name)) found.drop(name);
  return found.file('health-connect', { ...of, seen: db.names.filter((name) => READ.has(name)).join(', ') });
}
