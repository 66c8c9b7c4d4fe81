import './surgery.css';
import { useState } from 'react';
import { surgeryCases } from '#sync/entities/surgery-cases.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { BackIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { operationIn, stateOf } from '#src/work/surgery/case.ts';
import type { CaseFile } from '#src/work/surgery/case.ts';
import { dangerIn } from '#src/work/surgery/flags.ts';
import { surgeryWords } from '#src/work/surgery/words.ts';
import { recordWords } from '../record/words.ts';
import { CaseForm } from './case-form.tsx';
import { CaseView } from './case-view.tsx';
import { casesAbout } from './queries.ts';
import { theatreWords } from './words.ts';

function Cases({ files, onOpen }: { files: readonly CaseFile[]; onOpen: (id: string) => void }) {
  const words = useWords(theatreWords);
  const said = useWords(surgeryWords);
  const language = useLanguage();
  const standings = useStandings(surgeryCases);
  if (files.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <Rows label={words.cases}>
      {files.map((file) => {
        const { surgery } = file;
        const day = operationIn(file)?.done_on ?? surgery.planned_on;
        return (
          <Row
            key={surgery.id}
            title={said.procedures[surgery.procedure]}
            detail={[surgery.area, said.sides[surgery.side], day && dayInWords(day, language)]
              .filter(Boolean)
              .join(', ')}
            badges={
              <>
                <Badge tone="info">{said.states[stateOf(file)]}</Badge>
                {file.checkins.some(dangerIn) && <Badge tone="bad">{words.after.red}</Badge>}
              </>
            }
            standing={standings.get(surgery.id)}
            onOpen={() => onOpen(surgery.id)}
          />
        );
      })}
    </Rows>
  );
}

interface SurgeryPartProps {
  clientId: string;
  here: Here;
  /** The care has ended, or rests: what was written is read. */
  readOnly?: boolean;
}

/** What one plans, has done and follows up for a client. */
export function SurgeryPart({ clientId, here, readOnly = false }: SurgeryPartProps) {
  const words = useWords(theatreWords);
  const { record } = useWords(recordWords);
  const [opened, setOpened] = useState<string | null>(null);
  const answer = useRow(async (db, userId) => ({ files: await casesAbout(db, userId, clientId) }), [clientId]);
  if (opened === 'new') return <CaseForm clientId={clientId} surgery={null} onDone={setOpened} />;
  return (
    <Answered answer={answer} coming={record.coming} empty={null} failed={record.failed}>
      {({ files }) => {
        const file = files.find(({ surgery }) => surgery.id === opened);
        return file ? (
          <>
            <Button look="quiet" icon={BackIcon} onClick={() => setOpened(null)}>
              {words.back}
            </Button>
            <CaseView key={file.surgery.id} file={file} here={here} readOnly={readOnly} />
          </>
        ) : (
          <Card title={words.cases}>
            <Cases files={files} onOpen={setOpened} />
            {!readOnly && (
              <Button look="act" full onClick={() => setOpened('new')}>
                {words.open}
              </Button>
            )}
          </Card>
        );
      }}
    </Answered>
  );
}
