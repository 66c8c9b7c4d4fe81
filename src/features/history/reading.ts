import type { HistoryRow } from '#sync/actions/history.ts';
import type { Batch } from '#src/data/history/importing.ts';
import { printOf } from '#src/lib/print-of.ts';
import { isHealthFile } from '#src/work/history/health/health-file.ts';
import type { HealthFile } from '#src/work/history/health/health-file.ts';
import { matcher } from '#src/work/history/exercise-names.ts';
import type { Known } from '#src/work/history/exercise-names.ts';
import { kindsHeld } from '#src/work/history/measure-names.ts';
import { openFile, planOf } from '#src/work/history/plan.ts';
import type { Asked, OpenedFile, Part, Plan } from '#src/work/history/plan.ts';
import { previewOf } from '#src/work/history/preview.ts';
import type { Preview } from '#src/work/history/preview.ts';
import { unitsOf } from '#src/work/history/rows.ts';
import type { Unit } from '#src/work/history/rows.ts';
import type { Answers } from '#src/work/history/types.ts';
import { Unreadable } from '#src/work/history/unreadable.ts';
import { OF_HEALTH } from './of-health.ts';
import type { Fault } from '#src/work/history/unreadable.ts';

// What the worker does with a file. It knows nothing of the page, and sends nothing anywhere.

export interface Setting {
  zone: string;
  now: number;
  library: readonly Known[];
  remembered: Readonly<Record<string, string>>;
}

export interface Whose {
  userId: string;
  workoutName: string;
  /** By the key of the file's name. */
  exercises: Readonly<Record<string, string>>;
}

export interface Shown {
  parts: Part[];
  others: string[];
  asked: Asked[];
  /** What a column of a table that nobody knows can hold; the page does without their names in the files of others. */
  kinds: typeof kindsHeld;
  preview: Preview;
}

export type Opened = { print: string } | { fault: Fault };

/** Reads one file after the other. */
export class Reading {
  #file: OpenedFile | null = null;
  #plan: Plan | null = null;
  #zone = 'UTC';
  #units: Generator<Unit> | null = null;
  #handed = 0;

  async open(file: Blob & { name: string }): Promise<Opened | typeof OF_HEALTH> {
    try {
      if (await isHealthFile(file)) return OF_HEALTH;
      this.#file = await openFile(file.name, file);
      return { print: await printOf(file) };
    } catch (error) {
      if (error instanceof Unreadable) return { fault: error.fault };
      throw error;
    }
  }

  /** What another thread has read. */
  take(health: HealthFile): void {
    this.#file = { parts: [], recorded: [], health, others: health.others };
  }

  show(answers: Answers, { zone, now, library, remembered }: Setting): Shown {
    const file = this.#opened();
    const plan = planOf(file, answers, { zone, now });
    this.#plan = plan;
    this.#zone = zone;
    const preview = previewOf(plan, file, zone, matcher(library, remembered));
    return { parts: plan.parts, others: file.others, asked: plan.asked, kinds: kindsHeld, preview };
  }

  begin({ userId, workoutName, exercises }: Whose): void {
    const whose = { userId, workoutName, zone: this.#zone, exercises: new Map(Object.entries(exercises)) };
    this.#handed = 0;
    this.#units = unitsOf(this.#planned().found, whose);
  }

  /** Whole units, of so many rows or few more. */
  next(most: number): Batch {
    const rows: HistoryRow[] = [];
    while (rows.length < most) {
      const unit = this.#units?.next();
      if (!unit || unit.done) return { rows, share: 1 };
      this.#handed += 1;
      rows.push(...unit.value);
    }
    const { workouts, meals, readings } = this.#planned().found;
    return { rows, share: Math.min(1, this.#handed / (workouts.length + meals.length + readings.length)) };
  }

  #opened(): OpenedFile {
    if (!this.#file) throw new Error('no file is open');
    return this.#file;
  }

  #planned(): Plan {
    if (!this.#plan) throw new Error('nothing is planned');
    return this.#plan;
  }
}
