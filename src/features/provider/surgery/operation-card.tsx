import { useState } from 'react';
import { recordOperation } from '#sync/actions/surgery.ts';
import { operationRecords } from '#sync/entities/operation-records.ts';
import type { OperationRecord } from '#sync/entities/operation-records.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { useDayNow } from '#src/data/time/use-day-now.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import {
  checkinsAfter,
  consentIn,
  hadConsentOn,
  hasEverSigned,
  isInForce,
  operationIn,
} from '#src/work/surgery/case.ts';
import type { CaseFile } from '#src/work/surgery/case.ts';
import { useCheckinInWords } from '#src/work/surgery/checkin-in-words.ts';
import { dangerIn } from '#src/work/surgery/flags.ts';
import { RecordText } from '#src/work/surgery/record-text.tsx';
import { surgeryWords } from '#src/work/surgery/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { AnsweredPhotos } from './answered-photos.tsx';
import { OperationForm } from './operation-form.tsx';
import { theatreWords } from './words.ts';

interface PartProps {
  file: CaseFile;
  here: Here;
  /** The care has ended or rests, or the surgery was cancelled. */
  readOnly: boolean;
}

function Records({ file, zone, of }: { file: CaseFile; zone: string; of: (record: OperationRecord) => boolean }) {
  const { operation: words } = useWords(theatreWords);
  const { kinds, unsigned } = useWords(surgeryWords);
  const language = useLanguage();
  const standings = useStandings(operationRecords);
  return (
    <Rows label={words.title}>
      {file.records.filter(of).map((record) => (
        <Row
          key={record.id}
          title={`${kinds[record.kind]}, ${dayInWords(record.done_on, language)}`}
          badges={
            record.kind === 'operation' &&
            !hadConsentOn(file, record.done_on, zone) && <Badge tone="warn">{unsigned}</Badge>
          }
          standing={standings.get(record.id)}
          below={<RecordText record={record} />}
        />
      ))}
    </Rows>
  );
}

/** What is said about an operation later, signed as it is written. */
function Later({ file: { surgery }, kind }: Pick<PartProps, 'file'> & { kind: 'addition' | 'complication' }) {
  const { operation: words, after, plan } = useWords(theatreWords);
  const save = useSave();
  const dayNow = useDayNow();
  const [isOpen, setOpen] = useState(false);
  const [act, label] =
    kind === 'addition' ? [words.addTo, words.addTitle] : [after.complication, after.complicationText];
  async function write(findings: string): Promise<boolean> {
    const { id: case_id, client_id, surgeon_id } = surgery;
    const said = { kind, done_on: dayNow(), technique: null, findings, products: [] };
    const saved = await save(recordOperation({ case_id, client_id, surgeon_id, ...said }), {
      failed: { title: plan.notSaved, description: plan.notSavedHelp },
      done: { title: words.signed },
      once: kind,
    });
    return saved !== null;
  }
  return (
    <>
      <Button look="line" full onClick={() => setOpen(true)}>
        {act}
      </Button>
      {isOpen && (
        <TextSheet
          title={act}
          act={words.sign}
          label={label}
          missing={words.missing}
          longest={8000}
          lines={5}
          onSay={write}
          onClose={() => setOpen(false)}
        >
          <p className="muted small">{words.signHelp}</p>
        </TextSheet>
      )}
    </>
  );
}

/** The record of an operation, or the way to write it. */
export function OperationCard({ file, here, readOnly }: PartProps) {
  const { operation: words } = useWords(theatreWords);
  const [isOpen, setOpen] = useState(false);
  const isDone = operationIn(file) !== null;
  return (
    <Card title={words.title}>
      {!isInForce(consentIn(file)) && hasEverSigned(file) && <Notice tone="warn">{words.withdrawn}</Notice>}
      {!isDone && !hasEverSigned(file) && <p className="muted">{words.needs}</p>}
      {isDone && (
        <>
          <Records file={file} zone={here.zone} of={({ kind }) => kind !== 'complication'} />
          {!readOnly && <Later file={file} kind="addition" />}
        </>
      )}
      {!readOnly && !isDone && hasEverSigned(file) && !isOpen && (
        <Button look="line" full onClick={() => setOpen(true)}>
          {words.record}
        </Button>
      )}
      {!readOnly && !isDone && isOpen && <OperationForm file={file} here={here} />}
    </Card>
  );
}

/** What the client answers, and what went wrong. */
export function AfterCard({ file, here, readOnly }: PartProps) {
  const { after: words } = useWords(theatreWords);
  const { moments } = useWords(surgeryWords);
  const language = useLanguage();
  const inWords = useCheckinInWords();
  return (
    <Card title={words.title}>
      <Rows label={words.title}>
        {checkinsAfter(file).map(({ moment, due, answer }) => (
          <Row
            key={moment}
            title={moments[moment]}
            detail={
              answer
                ? words.answered(dayInWords(dayIn(here.zone, Date.parse(answer.answered_at)), language))
                : words.due(dayInWords(due, language))
            }
            badges={answer && dangerIn(answer) && <Badge tone="bad">{words.red}</Badge>}
            below={
              answer && (
                <>
                  <p>{inWords(answer) || words.fine}</p>
                  <AnsweredPhotos answer={answer} moment={moments[moment]} today={here.today} />
                </>
              )
            }
          />
        ))}
      </Rows>
      <Records file={file} zone={here.zone} of={({ kind }) => kind === 'complication'} />
      {!readOnly && <Later file={file} kind="complication" />}
    </Card>
  );
}
