import { useEffect, useRef, useState } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { importFrom } from '#src/data/history/importing.ts';
import type { Brought } from '#src/data/history/importing.ts';
import { keepNames } from '#src/data/history/kept.ts';
import type { ChosenNames } from '#src/data/history/kept.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import type { NamedExercise } from '#src/work/history/preview.ts';
import type { Answers } from '#src/work/history/types.ts';
import type { Fault } from '#src/work/history/unreadable.ts';
import type { Shown } from './reading.ts';
import { useReader } from './use-reader.ts';
import { historyWords } from './words.ts';

export interface Looked {
  at: 'preview';
  file: string;
  print: string;
  shown: Shown;
  answers: Answers;
  /** What is shown is what these answers make of the file. */
  isRead: boolean;
  /** By the key of the file's name; empty where it shall be one's own. */
  chosen: ChosenNames;
}

export type Stage =
  | { at: 'choose' }
  | { at: 'reading'; share: number }
  | Looked
  | { at: 'running'; file: string; share: number }
  | { at: 'done'; outcome: Brought };

/** The exercise that a name of the file becomes; empty for one of one's own. */
export const exerciseOf = ({ key, match }: NamedExercise, chosen: ChosenNames): string =>
  (Object.hasOwn(chosen, key) ? chosen[key] : match?.id) ?? '';

/** What is asked and not answered yet. */
export const openIn = ({ shown, answers }: Looked): Shown['asked'] =>
  shown.asked.filter(({ question }) => answers[question] === undefined);

function exercisesFor({ shown, chosen }: Looked): { exercises: ChosenNames; names: ChosenNames } {
  const all = shown.preview.exercises.map((named): [NamedExercise, string] => [named, exerciseOf(named, chosen)]);
  const isPlain = ({ key, match }: NamedExercise): boolean => match?.how === 'same' && !Object.hasOwn(chosen, key);
  return {
    exercises: Object.fromEntries(all.flatMap(([{ key }, id]) => (id ? [[key, id]] : []))),
    names: Object.fromEntries(all.filter(([named]) => !isPlain(named)).map(([{ key }, id]) => [key, id])),
  };
}

type FileRead = { fault: Fault } | { print: string; shown: Shown };

/** From a chosen file to what it added. */
export function useBringing(library: readonly Exercise[], nameOf: (exercise: Exercise) => string) {
  const words = useWords(historyWords);
  const open = useOpen();
  const [stage, setStage] = useState<Stage>({ at: 'choose' });
  const reader = useReader(library, nameOf);
  const stopping = useRef(new AbortController());
  const oneAtATime = useOneAtATime();
  const asks = useRef(0);
  useEffect(() => () => stopping.current.abort(), []);

  async function read(file: File): Promise<void> {
    const told = (share: number): void => setStage({ at: 'reading', share });
    told(0);
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const reading = async (): Promise<FileRead> => {
      const opened = await reader.open(file, { told, signal });
      return 'fault' in opened ? opened : { print: opened.print, shown: await reader.show({}) };
    };
    const orStopped = (): Promise<FileRead | null> =>
      reading().catch((error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      });
    const seen = (await attempt(orStopped, { title: words.failed }))?.value;
    if (seen && 'print' in seen) {
      setStage({ at: 'preview', file: file.name, ...seen, answers: {}, isRead: true, chosen: {} });
      return;
    }
    if (seen)
      toast({ title: words.failed, description: `${file.name}: ${words.faults[seen.fault]}`, destructive: true });
    setStage({ at: 'choose' });
  }

  /** The choice shows at once, what it makes of the file when it is read again. */
  async function answer(looked: Looked, answers: Answers): Promise<void> {
    asks.current += 1;
    const asked = asks.current;
    setStage({ ...looked, answers, isRead: false });
    const done = await attempt(() => reader.show(answers), { title: words.failed });
    if (asks.current !== asked) return;
    setStage((now) => (now.at === 'preview' && done ? { ...now, shown: done.value, isRead: true } : now));
  }

  async function take(looked: Looked): Promise<void> {
    const source = reader.now();
    if (!open || !source || !looked.isRead) return;
    const { file, print } = looked;
    const { exercises, names } = exercisesFor(looked);
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const told = (share: number): void => setStage({ at: 'running', file, share });
    told(0);
    const bringing = async (): Promise<Brought> => {
      await keepNames(open.db, names);
      await source.begin({ userId: open.userId, workoutName: words.workout, exercises });
      return importFrom(source, open.db, { print, file, told, signal });
    };
    const done = await attempt(bringing, { title: words.notTaken, description: words.notTakenHelp });
    setStage(done ? { at: 'done', outcome: done.value } : looked);
  }

  return {
    stage,
    read: (file: File) => void oneAtATime(() => read(file)),
    answer: (looked: Looked, answers: Answers) => void answer(looked, answers),
    choose: (key: string, id: string) =>
      setStage((now) => (now.at === 'preview' ? { ...now, chosen: { ...now.chosen, [key]: id } } : now)),
    take: (looked: Looked) => void oneAtATime(() => take(looked)),
    stop: () => stopping.current.abort(),
    again: () => setStage({ at: 'choose' }),
  };
}
