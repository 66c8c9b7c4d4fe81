import { Suspense, useState } from 'react';
import { withdrawOffer } from '#sync/actions/offered-programs.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { sessionsOf } from '#sync/rules/blocks.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import type { Here } from '#src/lib/days.ts';
import { useProgramInWords } from '#src/work/catalogue/programs/use-program-in-words.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Measure } from '#src/ui/marks/bar.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useSave } from '#src/work/use-save.ts';
import { ProgramForm } from './program-form.tsx';
import { programsForClient } from './program-queries.ts';
import type { ClientProgram, ClientPrograms, FollowedProgram } from './program-queries.ts';
import { Readiness } from './readiness.tsx';
import { TrainingPart } from './training-part.tsx';
import { useBlockInWords } from '#src/work/training/block-in-words.ts';
import { versionWords } from '#src/work/versions/words.ts';
import { recordWords } from './words.ts';

const ProgramVersions = later(async () => (await import('../versions/program-versions.tsx')).ProgramVersions);

/** What a program of a trainer said before. */
function Versions({ of: { program, isMine } }: { of: ClientProgram }) {
  const words = useWords(versionWords);
  const [isOpen, setOpen] = useState(false);
  const { assigned_by, user_id } = program;
  if (assigned_by === null || user_id === null) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {isOpen && (
        <Suspense>
          <ProgramVersions clientId={user_id} program={program} isMine={isMine} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Followed({ followed, onChange }: { followed: FollowedProgram | null; onChange: () => void }) {
  const { program: words } = useWords(recordWords);
  const inWords = useProgramInWords();
  const { placeOf } = useBlockInWords();
  if (!followed) return <p className="muted">{words.none}</p>;
  const { program, done, blocks, isMine, at } = followed;
  return (
    <>
      <Measure name={inWords(program).title} value={done} target={sessionsOf(blocks)} unit={words.unit} tone="c3" />
      {at && <p>{placeOf(at)}</p>}
      <p className="muted small">{words.doneHere}</p>
      {isMine && (
        <Button look="line" onClick={onChange}>
          {words.change}
        </Button>
      )}
      <Versions of={followed} />
    </>
  );
}

interface ListProps {
  programs: ClientPrograms;
  onOpen: (program: WorkoutProgram | 'new') => void;
}

function List({ programs: { followed, offered }, onOpen }: ListProps) {
  const { program: words } = useWords(recordWords);
  const language = useLanguage();
  const save = useSave();
  const standings = useStandings(workoutPrograms);
  const withdraw = (id: string) =>
    save(withdrawOffer(id), { failed: { title: words.notSaved }, done: { title: words.withdrawn }, once: id });
  return (
    <>
      <Followed followed={followed} onChange={() => followed && onOpen(followed.program)} />
      {offered.length > 0 && (
        <Rows label={words.offered}>
          {offered.map(({ program, isMine }) => (
            <Row
              key={program.id}
              title={program.title}
              detail={words.shape(
                program.duration_weeks.toLocaleString(language),
                program.sessions.toLocaleString(language),
              )}
              badges={<Badge>{words.waits}</Badge>}
              standing={standings.get(program.id)}
              onOpen={isMine ? () => onOpen(program) : undefined}
              below={
                <div className="note-acts">
                  {isMine && (
                    <Button look="quiet" onClick={() => void withdraw(program.id)}>
                      {words.withdraw}
                    </Button>
                  )}
                  <Versions of={{ program, isMine }} />
                </div>
              }
            />
          ))}
        </Rows>
      )}
      <Button look="act" full onClick={() => onOpen('new')}>
        {words.build}
      </Button>
    </>
  );
}

/** What a client trains by, and what the trainer makes for him. */
export function ProgramPart({ clientId, here }: { clientId: string; here: Here }) {
  const { program: words, record } = useWords(recordWords);
  const [opened, setOpened] = useState<WorkoutProgram | 'new' | null>(null);
  const answer = useRow(
    (db, userId) => programsForClient(db, { trainerId: userId, clientId, here }),
    [clientId, here.today],
  );
  if (opened) {
    return (
      <Card title={opened === 'new' ? words.build : words.change}>
        <ProgramForm
          key={opened === 'new' ? 'new' : opened.id}
          clientId={clientId}
          program={opened === 'new' ? null : opened}
          here={here}
          onDone={() => setOpened(null)}
        />
      </Card>
    );
  }
  return (
    <>
      <Card title={words.title}>
        <div className="program-part">
          <Readiness clientId={clientId} />
          <Answered answer={answer} coming={record.coming} empty={null} failed={record.failed}>
            {(programs) => <List programs={programs} onOpen={setOpened} />}
          </Answered>
        </div>
      </Card>
      <TrainingPart clientId={clientId} here={here} />
    </>
  );
}
