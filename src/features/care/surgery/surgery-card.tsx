import './surgery.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { surgeryCheckins } from '#sync/entities/surgery-checkins.ts';
import { useRows } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import {
  checkinsAfter,
  checkinToAnswer,
  consentIn,
  consentToDecide,
  hadConsentOn,
  operationIn,
  stateOf,
} from '#src/work/surgery/case.ts';
import type { Asked } from '#src/work/surgery/case.ts';
import { RecordText } from '#src/work/surgery/record-text.tsx';
import { useCheckinInWords } from '#src/work/surgery/checkin-in-words.ts';
import { surgeryWords } from '#src/work/surgery/words.ts';
import { AnsweredPhotos } from './answered-photos.tsx';
import { CheckinSheet } from './checkin-sheet.tsx';
import { mySurgeries } from './queries.ts';
import type { Mine } from './queries.ts';
import { mySurgeryWords } from './words.ts';

interface CheckinsProps {
  mine: Mine;
  here: Here;
  onAnswer: (asked: Asked) => void;
}

function Checkins({ mine: { file, isInCare }, here, onAnswer }: CheckinsProps) {
  const words = useWords(mySurgeryWords);
  const { moments, procedures } = useWords(surgeryWords);
  const language = useLanguage();
  const inWords = useCheckinInWords();
  const standings: ReadonlyMap<string, Standing> = useStandings(surgeryCheckins);
  return (
    <Rows label={words.checkins}>
      {checkinsAfter(file).map((asked) => {
        const { moment, due, answer } = asked;
        const isDue = due <= here.today;
        const act = answer ? words.mend : words.answer;
        return (
          <Row
            key={moment}
            title={moments[moment]}
            detail={
              answer
                ? words.answered(dayInWords(dayIn(here.zone, Date.parse(answer.answered_at)), language))
                : words.due(dayInWords(due, language))
            }
            standing={answer ? standings.get(answer.id) : undefined}
            past={!isDue}
            below={
              isDue && (
                <>
                  {answer && (
                    <>
                      <p>{inWords(answer) || words.fine}</p>
                      <AnsweredPhotos
                        answer={answer}
                        purpose={words.photos.purpose(procedures[file.surgery.procedure], moments[moment])}
                        isInCare={isInCare}
                        today={here.today}
                      />
                    </>
                  )}
                  <Button look={answer ? 'line' : 'act'} onClick={() => onAnswer(asked)}>
                    {act(moments[moment])}
                  </Button>
                </>
              )
            }
          />
        );
      })}
    </Rows>
  );
}

/** What a reminder and the dashboard lead to: the case whose check-in is asked. */
const LINKED = 'checkin';

function Surgery({ mine, here }: { mine: Mine; here: Here }) {
  const { file, surgeon } = mine;
  const words = useWords(mySurgeryWords);
  const said = useWords(surgeryWords);
  const language = useLanguage();
  const { surgery, records } = file;
  const [search, setSearch] = useSearchParams();
  const isLinked = search.get(LINKED) === surgery.id;
  const [pressed, setPressed] = useState<Asked | null>(null);
  const asked = pressed ?? (isLinked ? checkinToAnswer(file, here.today) : null);
  function close(): void {
    setPressed(null);
    if (isLinked) setSearch({}, { replace: true });
  }
  const consent = consentIn(file);
  const operation = operationIn(file);
  const state = stateOf(file);
  const isWanted = consentToDecide(file) !== null;
  const when = operation
    ? words.done(dayInWords(operation.done_on, language))
    : surgery.planned_on && words.planned(dayInWords(surgery.planned_on, language));
  return (
    <>
      <Rows label={said.procedures[surgery.procedure]}>
        <Row
          title={said.procedures[surgery.procedure]}
          detail={[words.with(surgeon ?? words.surgeon), when, surgery.place].filter(Boolean).join(', ')}
          badges={
            <>
              <Badge tone="info">{said.states[state]}</Badge>
              {isWanted && <Badge tone="warn">{words.undecided}</Badge>}
            </>
          }
          below={
            consent && (
              <ButtonLink to={`/care/consent?of=${consent.id}`} look={isWanted ? 'act' : 'line'}>
                {isWanted ? words.read : words.again}
              </ButtonLink>
            )
          }
        />
      </Rows>
      {operation && (
        <>
          <h3>{words.checkins}</h3>
          <Checkins mine={mine} here={here} onAnswer={setPressed} />
          <ButtonLink to="/progress" look="quiet" icon={ImageIcon}>
            {words.album}
          </ButtonLink>
          <h3>{words.records}</h3>
          <Rows label={words.records}>
            {records.map((record) => (
              <Row
                key={record.id}
                title={`${said.kinds[record.kind]}, ${dayInWords(record.done_on, language)}`}
                badges={
                  record.kind === 'operation' &&
                  !hadConsentOn(file, record.done_on, here.zone) && <Badge tone="warn">{said.unsigned}</Badge>
                }
                below={<RecordText record={record} />}
              />
            ))}
          </Rows>
        </>
      )}
      {asked && <CheckinSheet file={file} asked={asked} isInCare={mine.isInCare} here={here} onClose={close} />}
    </>
  );
}

/** A client's surgeries: what waits for a decision, how somebody is afterwards, and what was done. */
export function SurgeryCard({ here }: { here: Here }) {
  const words = useWords(mySurgeryWords);
  const answer = useRows(mySurgeries);
  return (
    <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
      {(all) => (
        <Card title={words.title}>
          {all.map((mine) => (
            <Surgery key={mine.file.surgery.id} mine={mine} here={here} />
          ))}
        </Card>
      )}
    </Answered>
  );
}
