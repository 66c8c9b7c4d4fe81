import { useEffect, useRef } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { chosenNames } from '#src/data/history/kept.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useLanguage } from '#src/ui/language.tsx';
import { libraryNames } from '#src/work/catalogue/exercises/names.ts';
import { nameIn } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { namesOf } from '#src/work/history/names-of.ts';
import type { Answers } from '#src/work/history/types.ts';
import { openReader } from './reader.ts';
import type { Reader } from './reader.ts';
import { OF_HEALTH } from './of-health.ts';
import type { Opened, Shown } from './reading.ts';

interface Watching {
  /** Of what takes long to read. */
  told: (share: number) => void;
  signal: AbortSignal;
}

interface FileReading {
  /** A new reader for each file; null before the first. */
  now: () => Reader | null;
  open: (file: File, watching: Watching) => Promise<Opened>;
  /** What is in the file by these answers. */
  show: (answers: Answers) => Promise<Shown>;
}

/** The thread that reads, for as long as the sheet is open. */
export function useReader(library: readonly Exercise[], nameOf: (exercise: Exercise) => string): FileReading {
  const open = useOpen();
  const { timezone } = useSettings();
  const language = useLanguage();
  const reader = useRef<Reader | null>(null);
  useEffect(() => () => reader.current?.close(), []);
  return {
    now: () => reader.current,
    async open(file, watching) {
      reader.current?.close();
      const its = openReader();
      reader.current = its;
      watching.signal.addEventListener('abort', () => its.close());
      const opened = await its.open(file);
      if (opened !== OF_HEALTH) return opened;
      const kept = await import('#src/work/history/kept/health.ts').catch(() => null);
      if (!kept) return { fault: 'no-reader' };
      const { port1: from, port2: to } = new MessageChannel();
      const read = await kept.readHealth({ file, to }, watching);
      if ('print' in read) await its.take(from);
      return read;
    },
    async show(answers) {
      const its = reader.current;
      if (!its) throw new Error('no file is open');
      const names = await libraryNames[language].come();
      const known = library.map((exercise) => ({
        id: exercise.id,
        ...namesOf(exercise, names ? nameIn(names, exercise) : nameOf(exercise)),
      }));
      const remembered = open ? await chosenNames(open.db) : {};
      return its.show(answers, { zone: timezone, now: Date.now(), library: known, remembered });
    },
  };
}
