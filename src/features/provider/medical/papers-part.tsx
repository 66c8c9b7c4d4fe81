import './medical.css';
import { useState } from 'react';
import { declareVoid } from '#sync/actions/care-papers.ts';
import { carePapers } from '#sync/entities/care-papers.ts';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import { clearanceOn } from '#sync/rules/clearance.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { ClearanceNotice } from '#src/work/signed/clearance.tsx';
import { PaperText } from '#src/work/signed/paper-text.tsx';
import { endOf, onOneSheet } from '#src/work/signed/papers.ts';
import { PrintPapers } from '#src/work/signed/print-papers.tsx';
import { usePaper } from '#src/work/signed/use-paper.ts';
import { useSave } from '#src/work/use-save.ts';
import { PaperForm } from './paper-form.tsx';
import { fileOf, ownFileOf } from './queries.ts';
import type { File } from './queries.ts';
import { medicalWords } from './words.ts';

interface ListProps {
  file: File;
  today: Day;
  /** Without acts, as the care has ended: what holds is no longer known. */
  readOnly: boolean;
  onVoid: (paper: CarePaper) => void;
}

function List({ file: { papers, client, signer }, today, readOnly, onVoid }: ListProps) {
  const { papers: words } = useWords(medicalWords);
  const { words: said, titleOf, kindOf, spanOf, signedIn } = usePaper();
  const standings = useStandings(carePapers);
  const clearance = readOnly ? null : clearanceOn(papers, today);
  const rest = papers.filter(({ id }) => id !== clearance?.id);
  const actsOn = (paper: CarePaper) =>
    paper.void_at === null &&
    !readOnly && (
      <div className="signed-acts">
        {endOf(paper, papers, today) !== 'isReplaced' && (
          <PrintPapers papers={onOneSheet(paper, papers)} subject={{ name: client, born: null }} />
        )}
        {paper.author_id === signer.id && (
          <Button look="quiet" onClick={() => onVoid(paper)}>
            {words.declareVoid}
          </Button>
        )}
      </div>
    );
  if (papers.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <>
      {clearance && (
        <>
          <ClearanceNotice clearance={clearance} />
          {actsOn(clearance)}
        </>
      )}
      <Rows label={words.title}>
        {rest.map((paper) => {
          const end = endOf(paper, papers, today);
          return (
            <Row
              key={paper.id}
              title={titleOf(paper)}
              detail={[kindOf(paper), signedIn(paper), spanOf(paper)].filter(Boolean).join(' · ')}
              past={end !== null}
              standing={standings.get(paper.id)}
              badges={
                <>
                  {end && <Badge tone={end === 'isVoid' ? 'bad' : 'idle'}>{said[end]}</Badge>}
                  {paper.answer && (
                    <Badge tone={paper.answer === 'accepted' ? 'ok' : 'idle'}>{said[paper.answer]}</Badge>
                  )}
                </>
              }
              below={
                <div className="signed-below">
                  <PaperText paper={paper} />
                  {actsOn(paper)}
                </div>
              }
            />
          );
        })}
      </Rows>
    </>
  );
}

interface PartProps {
  clientId: string;
  here: Here;
  /** The care has ended: what the reader signed himself, and no more. */
  readOnly?: boolean;
}

/** What a doctor signs for a client. */
export function PapersPart({ clientId, here: { today }, readOnly = false }: PartProps) {
  const { papers: words, form, coming, failed } = useWords(medicalWords);
  const save = useSave();
  const [isSigning, setSigning] = useState(false);
  const [asked, setAsked] = useState<CarePaper | null>(null);
  const answer = useRow((db, userId) => (readOnly ? ownFileOf : fileOf)(db, userId, clientId), [clientId, readOnly]);
  function voided(paper: CarePaper): void {
    void save(declareVoid(paper.id), {
      failed: { title: form.notSaved },
      done: { title: words.voided },
      once: paper.id,
    });
    setAsked(null);
  }
  return (
    <Card title={words.title}>
      <div className="medical-part">
        <Answered answer={answer} coming={coming} empty={null} failed={failed}>
          {(file) =>
            isSigning ? (
              <PaperForm clientId={clientId} file={file} onDone={() => setSigning(false)} />
            ) : (
              <>
                {file.signer.isDoctor && !readOnly && (
                  <>
                    <p className="muted small">{words.help}</p>
                    <Button look="act" full onClick={() => setSigning(true)}>
                      {words.sign}
                    </Button>
                  </>
                )}
                <List file={file} today={today} readOnly={readOnly} onVoid={setAsked} />
              </>
            )
          }
        </Answered>
        <Confirm
          open={asked !== null}
          danger
          title={words.voidAsk}
          act={words.declareVoid}
          onAct={() => asked && voided(asked)}
          onClose={() => setAsked(null)}
        >
          {words.voidHelp}
        </Confirm>
      </div>
    </Card>
  );
}
