import './history.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { exerciseLibrary } from '#sync/queries/exercises.ts';
import { useRows } from '#src/data/rows.ts';
import { Button } from '#src/ui/button.tsx';
import { UpIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { Before } from './before.tsx';
import { ExerciseFields } from './exercise-fields.tsx';
import { HistoryFoot } from './history-foot.tsx';
import { Preview } from './preview.tsx';
import { Questions } from './questions.tsx';
import { useBringing } from './use-bringing.ts';
import type { Stage } from './use-bringing.ts';
import { historyWords } from './words.ts';

const ACCEPTED = {
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'text/tab-separated-values': ['.tsv'],
  'application/zip': ['.zip'],
  'application/gpx+xml': ['.gpx'],
  'application/vnd.garmin.tcx+xml': ['.tcx'],
  'application/vnd.ant.fit': ['.fit'],
  'application/xml': ['.xml'],
  'application/gzip': ['.gz'],
  'application/vnd.sqlite3': ['.db'],
};

function Running({ stage }: { stage: Extract<Stage, { at: 'running' }> }) {
  const words = useWords(historyWords);
  return (
    <>
      <p>
        <b>{stage.file}</b>
      </p>
      <Bar value={stage.share} max={1} label={words.taking} />
      <p className="muted small">{words.takingHelp}</p>
    </>
  );
}

function Done({ stage }: { stage: Extract<Stage, { at: 'done' }> }) {
  const words = useWords(historyWords);
  const language = useLanguage();
  const { added, known, gone, whole } = stage.outcome;
  return (
    <Notice tone={whole ? 'ok' : 'info'} title={whole ? words.done : words.stopped}>
      <p>{words.added(added.toLocaleString(language))}</p>
      {known > 0 && <p>{words.known(known.toLocaleString(language))}</p>}
      {gone > 0 && <p>{words.gone(gone.toLocaleString(language))}</p>}
    </Notice>
  );
}

interface NextProps {
  waiting: readonly File[];
  onNext: () => void;
}

/** Files come one after the other: each is seen before it is taken. */
function Next({ waiting, onNext }: NextProps) {
  const words = useWords(historyWords);
  const language = useLanguage();
  const [next] = waiting;
  if (!next) return null;
  return (
    <>
      <p className="muted small">{words.waiting(waiting.length.toLocaleString(language))}</p>
      <Button look="line" full onClick={onNext}>
        {words.next(next.name)}
      </Button>
    </>
  );
}

interface HistorySheetProps {
  /** Handed over by another app. */
  first: readonly File[];
  onClose: () => void;
}

export function HistorySheet({ first, onClose }: HistorySheetProps) {
  const words = useWords(historyWords);
  const answer = useRows(exerciseLibrary);
  const library = answer.state === 'content' ? answer.value : [];
  const nameOf = useExerciseName();
  const bringing = useBringing(library, nameOf);
  const { stage } = bringing;
  const isReady = answer.state === 'content' || answer.state === 'empty';
  const [waiting, setWaiting] = useState(first.slice(1));
  const readNext = (): void => {
    const [next, ...others] = waiting;
    if (next) bringing.read(next);
    setWaiting(others);
  };
  const readFirst = useEffectEvent(() => {
    if (first[0]) bringing.read(first[0]);
  });
  useEffect(() => {
    if (isReady) readFirst();
  }, [isReady]);

  const hasFoot =
    stage.at === 'running' || stage.at === 'reading' || (stage.at === 'preview' && stage.shown.preview.span !== null);

  return (
    <Sheet open title={words.title} onClose={onClose} foot={hasFoot ? <HistoryFoot bringing={bringing} /> : undefined}>
      <div className="history">
        {(stage.at === 'choose' || stage.at === 'done') && (
          <>
            {stage.at === 'done' && <Done stage={stage} />}
            {isReady && <Next waiting={waiting} onNext={readNext} />}
            <p>{words.about}</p>
            {isReady && <Upload label={words.choose} icon={UpIcon} accept={ACCEPTED} onFile={bringing.read} />}
            <Before />
          </>
        )}
        {stage.at === 'reading' && <output>{words.reading}</output>}
        {stage.at === 'reading' && stage.share > 0 && <Bar value={stage.share} max={1} label={words.reading} />}
        {stage.at === 'preview' && (
          <>
            <Questions looked={stage} onAnswer={(answers) => bringing.answer(stage, answers)} />
            <Preview looked={stage} />
            <ExerciseFields looked={stage} library={library} nameOf={nameOf} onChoose={bringing.choose} />
            <Button look="line" full onClick={bringing.again}>
              {words.other}
            </Button>
          </>
        )}
        {stage.at === 'running' && <Running stage={stage} />}
      </div>
    </Sheet>
  );
}
