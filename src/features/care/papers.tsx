import { useState } from 'react';
import { answerReferral, takeOver } from '#sync/actions/care-papers.ts';
import { medicines } from '#sync/entities/medicines.ts';
import { carePapers } from '#sync/entities/care-papers.ts';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import { factsOf } from '#sync/queries/care-facts.ts';
import { useRow, useRows } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { isOver } from '#src/work/medicines/rules.ts';
import { ClearanceNotice } from '#src/work/signed/clearance.tsx';
import { FactRows } from '#src/work/signed/fact-rows.tsx';
import { PaperText } from '#src/work/signed/paper-text.tsx';
import { endOf, onOneSheet, spanFrom } from '#src/work/signed/papers.ts';
import { PrintPapers } from '#src/work/signed/print-papers.tsx';
import { usePaper } from '#src/work/signed/use-paper.ts';
import { useSave } from '#src/work/use-save.ts';
import { papersForMe } from './queries.ts';
import type { MyPapers } from './queries.ts';
import { careWords } from './words.ts';

interface LineProps {
  paper: CarePaper;
  known: MyPapers;
  today: Day;
}

/** Among one's own medicines with one press. */
function TakeOver({ paper, known: { taken, papers }, today }: LineProps) {
  const { papers: words } = useWords(careWords);
  const save = useSave();
  const medicine = taken.get(paper.id);
  if (medicine && paper.void_at !== null && !isOver(medicine, today)) {
    return (
      <Notice tone="warn" act={<ButtonLink to="/health/medicines">{words.end}</ButtonLink>}>
        {words.voidTaken}
      </Notice>
    );
  }
  if (medicine) return <ButtonLink to="/health/medicines">{words.taken}</ButtonLink>;
  if (endOf(paper, papers, today) !== null) return null;
  return (
    <Button
      look="line"
      onClick={() =>
        void save((userId) => takeOver(userId, paper, spanFrom(paper, today)), {
          failed: { title: words.notSaved },
          done: { title: words.tookOver, description: words.tookOverHelp },
          once: paper.id,
        })
      }
    >
      {words.take}
    </Button>
  );
}

/** The client's answer, and the way to a first visit. */
function Answer({ paper, known: { booking } }: LineProps) {
  const { papers: words } = useWords(careWords);
  const save = useSave();
  const say = (answer: 'accepted' | 'declined'): void =>
    void save(answerReferral(paper.id, answer), { failed: { title: words.notSaved }, once: paper.id });
  if (paper.void_at !== null) return null;
  const to = booking.get(paper.to_id ?? '');
  if (paper.answer === 'accepted') {
    return (
      <>
        {to && (
          <ButtonLink look="act" to={to}>
            {words.book}
          </ButtonLink>
        )}
        <Button look="quiet" onClick={() => say('declined')}>
          {words.takeBack}
        </Button>
      </>
    );
  }
  return (
    <>
      {paper.to_id && <p className="muted small">{words.referralHelp}</p>}
      <Button look="line" onClick={() => say('accepted')}>
        {words.accept}
      </Button>
      {paper.answer === null && (
        <Button look="quiet" onClick={() => say('declined')}>
          {words.decline}
        </Button>
      )}
    </>
  );
}

function Line(props: LineProps) {
  const { paper, known, today } = props;
  const { words, titleOf, kindOf, spanOf, signedIn } = usePaper();
  const language = useLanguage();
  const standing = useStandings(carePapers).get(paper.id);
  const medicine = useStandings(medicines).get(paper.id);
  const end = endOf(paper, known.papers, today);
  return (
    <Row
      title={titleOf(paper)}
      detail={[kindOf(paper), signedIn(paper), spanOf(paper)].filter(Boolean).join(' · ')}
      past={end !== null}
      standing={standing ?? medicine}
      badges={
        <>
          {paper.void_at !== null && (
            <Badge tone="bad">{`${words.isVoid}, ${dayInWords(paper.void_at.slice(0, 10), language)}`}</Badge>
          )}
          {end !== null && end !== 'isVoid' && <Badge>{words[end]}</Badge>}
          {paper.answer && <Badge tone={paper.answer === 'accepted' ? 'ok' : 'idle'}>{words[paper.answer]}</Badge>}
        </>
      }
      below={
        <div className="signed-below">
          <PaperText paper={paper} />
          <div className="signed-acts">
            {paper.kind === 'prescription' && <TakeOver {...props} />}
            {paper.kind === 'referral' && <Answer {...props} />}
            {(end === null || end === 'isOver') && (
              <PrintPapers papers={onOneSheet(paper, known.papers)} subject={known.subject} />
            )}
          </div>
        </div>
      }
    />
  );
}

const FIRST = 10;

/** What doctors signed for one, the latest first. */
export function Papers({ today }: { today: Day }) {
  const { papers: words, coming } = useWords(careWords);
  const [isWhole, setWhole] = useState(false);
  const answer = useRow((db, userId) => papersForMe(db, userId, today), [today]);
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={null} failed={words.failed}>
        {(known) => {
          const rest = known.papers.filter(({ id }) => id !== known.clearance?.id);
          if (known.papers.length === 0) return <p className="muted">{words.none}</p>;
          return (
            <>
              {known.clearance && (
                <>
                  <ClearanceNotice clearance={known.clearance} />
                  <div className="signed-acts">
                    <PrintPapers papers={[known.clearance]} subject={known.subject} />
                  </div>
                </>
              )}
              <Rows label={words.title}>
                {(isWhole ? rest : rest.slice(0, FIRST)).map((paper) => (
                  <Line key={paper.id} paper={paper} known={known} today={today} />
                ))}
              </Rows>
              {!isWhole && rest.length > FIRST && (
                <Button look="quiet" onClick={() => setWhole(true)}>
                  {words.all}
                </Button>
              )}
            </>
          );
        }}
      </Answered>
    </Card>
  );
}

/** What doctors know of one. */
export function Facts() {
  const { facts: words, coming } = useWords(careWords);
  const answer = useRows(factsOf);
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={<p className="muted">{words.none}</p>} failed={words.failed}>
        {(facts) => <FactRows facts={facts} />}
      </Answered>
    </Card>
  );
}
