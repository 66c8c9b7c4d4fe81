import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { removeDraft, shareNote } from '#sync/actions/care-notes.ts';
import { careNotes } from '#sync/entities/care-notes.ts';
import type { CareNote } from '#sync/entities/care-notes.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { NoteText } from '#src/work/notes/note-text.tsx';
import { noteWords } from '#src/work/notes/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { NoteForm } from './note-form.tsx';
import { fileOfNotes } from './queries.ts';
import type { Written } from './queries.ts';
import { recordWords } from './words.ts';

interface LineProps {
  written: Written;
  standing: Standing | undefined;
  here: Here;
  readOnly: boolean;
  onAsk: (what: Asked['what']) => void;
  onOpen: () => void;
}

function Acts({ note, onAsk, onOpen }: Pick<LineProps, 'onAsk' | 'onOpen'> & { note: CareNote }) {
  const { notes: words } = useWords(recordWords);
  return (
    <div className="note-acts">
      {note.signed_at === null ? (
        <Button look="quiet" onClick={() => onAsk('remove')}>
          {words.remove}
        </Button>
      ) : (
        <>
          <Button look="line" onClick={onOpen}>
            {words.add}
          </Button>
          {!note.shared && (
            <Button look="quiet" onClick={() => onAsk('share')}>
              {words.shareNow}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Line({ written: { note, added }, standing, here: { zone }, readOnly, onAsk, onOpen }: LineProps) {
  const { notes: words } = useWords(recordWords);
  const said = useWords(noteWords);
  const language = useLanguage();
  const isSigned = note.signed_at !== null;
  const signed = isSigned && said.signedByMe(dayInWords(dayIn(zone, Date.parse(note.signed_at ?? '')), language));
  return (
    <Row
      title={`${said.templates[note.template]}, ${dayInWords(note.noted_on, language)}`}
      detail={signed}
      standing={standing}
      badges={
        <>
          {!isSigned && <Badge>{words.draft}</Badge>}
          {isSigned && note.shared && <Badge tone="info">{words.shared}</Badge>}
        </>
      }
      onOpen={isSigned || readOnly ? undefined : onOpen}
      below={
        <>
          <NoteText note={note} added={added} />
          {!readOnly && <Acts note={note} onAsk={onAsk} onOpen={onOpen} />}
        </>
      }
    />
  );
}

interface Asked {
  what: 'share' | 'remove';
  note: CareNote;
}

/** What is asked before a note is shared, or a draft is lost. */
function Question({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const { notes: words } = useWords(recordWords);
  const save = useSave();
  const isShare = asked?.what === 'share';
  async function go(): Promise<void> {
    if (!asked) return;
    const { note } = asked;
    const [action, done] = isShare
      ? [shareNote(note.id), words.done.shared]
      : [removeDraft(note.id), words.done.removed];
    if (await save(action, { failed: { title: words.notSaved }, done: { title: done }, once: note.id })) onClose();
  }
  return (
    <Confirm
      open={asked !== null}
      danger={!isShare}
      title={isShare ? words.shareAsk : words.removeAsk}
      act={isShare ? words.shareNow : words.remove}
      onAct={() => void go()}
      onClose={onClose}
    >
      {isShare ? words.shareWill : words.removeHelp}
    </Confirm>
  );
}

interface NotesProps {
  clientId: string;
  here: Here;
  readOnly?: boolean;
}

/** What one writes about a client. */
export function Notes({ clientId, here, readOnly = false }: NotesProps) {
  const { notes: words, record } = useWords(recordWords);
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<CareNote | 'new' | null>(search.has('new-note') && !readOnly ? 'new' : null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const standings = useStandings(careNotes);
  const answer = useRow((db, userId) => fileOfNotes(db, userId, clientId), [clientId]);
  if (opened) {
    // As it is now: another device may have signed it.
    const current = knownOf(answer)?.notes.find(({ note }) => opened !== 'new' && note.id === opened.id)?.note;
    return (
      <Card title={words.title}>
        <NoteForm
          clientId={clientId}
          today={here.today}
          note={opened === 'new' ? null : (current ?? opened)}
          onDone={() => setOpened(null)}
        />
      </Card>
    );
  }
  return (
    <Card title={words.title}>
      {!readOnly && (
        <>
          <p className="muted small">{words.help}</p>
          <Button look="act" full onClick={() => setOpened('new')}>
            {words.write}
          </Button>
        </>
      )}
      <Answered answer={answer} coming={record.coming} empty={null} failed={record.failed}>
        {({ notes }) =>
          notes.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Rows label={words.title}>
              {notes.map((written) => (
                <Line
                  key={written.note.id}
                  written={written}
                  here={here}
                  readOnly={readOnly}
                  standing={standings.get(written.note.id)}
                  onAsk={(what) => setAsked({ what, note: written.note })}
                  onOpen={() => setOpened(written.note)}
                />
              ))}
            </Rows>
          )
        }
      </Answered>
      <Question asked={asked} onClose={() => setAsked(null)} />
    </Card>
  );
}
