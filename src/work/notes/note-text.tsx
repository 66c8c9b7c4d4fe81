import './notes.css';
import type { CareNote } from '#sync/entities/care-notes.ts';
import { useWords } from '#src/ui/language.tsx';
import { TEMPLATES } from './templates.ts';
import type { Part } from './templates.ts';
import { noteWords } from './words.ts';

/** What a note says, part by part; what was added to it later stands below. */
export function NoteText({ note, added }: { note: CareNote; added?: readonly CareNote[] }) {
  const words = useWords(noteWords);
  const labels: Partial<Record<Part, string>> = words.parts[note.template];
  const written = TEMPLATES[note.template].filter((part) => note[part]);
  return (
    <div className="note">
      <dl>
        {written.map((part) => (
          <div key={part}>
            {written.length > 1 && <dt>{labels[part]}</dt>}
            <dd>{note[part]}</dd>
          </div>
        ))}
      </dl>
      {added?.map((more) => (
        <div key={more.id} className="added">
          <p className="muted small">{words.added}</p>
          <NoteText note={more} />
        </div>
      ))}
    </div>
  );
}
