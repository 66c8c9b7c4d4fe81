import { useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { fileProgram, moveProgram, orderByTurn } from '#sync/actions/own-programs.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useRows } from '#src/data/rows.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { FallIcon, UpIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { builderWords } from '#src/work/programs/words.ts';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';
import { foldersOf, routinesOf } from './routine.ts';
import type { Folder, Routine } from './routine.ts';
import { routineWords } from './words.ts';

const FOLDER_MAX = 60;
const Typed = z.object({ folder: z.optional(z.string()) });

type Turn = -1 | 1;

interface PlaceProps {
  routine: Routine;
  /** The names of the folders there are. */
  list: string;
  isAlone: boolean;
  onMove: (by: Turn) => void;
}

/** Of one routine its folder, and the buttons that move it within that. */
function Place({ routine: { program }, list, isAlone, onMove }: PlaceProps) {
  const words = useWords(routineWords);
  const { up, down } = useWords(builderWords);
  const { isSaved } = useWriting();
  const { id, title, folder: was } = program;
  const { typed, type, settle } = useDraft(`folder: ${id}`, Typed);
  const folder = typed.folder ?? was;
  async function file(): Promise<void> {
    const isKept =
      folder.trim() === was || (await isSaved('program', fileProgram(id, folder), { of: 'typed', once: id }));
    if (isKept) settle();
  }
  return (
    <li className="routine-step" data-id={id}>
      <header>
        <h3>{title}</h3>
        {!isAlone && (
          <>
            <IconButton data-move={-1} icon={UpIcon} label={up(title)} onClick={() => onMove(-1)} />
            <IconButton data-move={1} icon={FallIcon} label={down(title)} onClick={() => onMove(1)} />
          </>
        )}
      </header>
      <TextField
        label={words.folder}
        aria-label={`${words.folder}: ${title}`}
        autoComplete="off"
        list={list}
        maxLength={FOLDER_MAX}
        value={folder}
        onChange={({ target }) => type({ folder: target.value })}
        onBlur={() => void file()}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </li>
  );
}

/** Whoever moves one by the keyboard goes with it, and may move it on at once. */
function useOrder(routines: readonly Routine[]) {
  const list = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<{ id: string; by: Turn } | null>(null);
  const { isSaved } = useWriting();
  const order = routines.map(({ program }) => program.id).join(' ');
  useEffect(() => {
    if (last && order.includes(last.id))
      list.current?.querySelector<HTMLElement>(`[data-id="${last.id}"] [data-move="${last.by}"]`)?.focus();
  }, [last, order]);
  async function move({ routines: its }: Folder, id: string, by: Turn): Promise<void> {
    setLast({ id, by });
    await isSaved('program', moveProgram({ id, among: its.map(({ program }) => program.id), by }));
  }
  return { list, move };
}

function Order({ routines }: { routines: readonly Routine[] }) {
  const words = useWords(routineWords);
  const { isSaved } = useWriting();
  const names = useId();
  const { list, move } = useOrder(routines);
  const folders = foldersOf(routines);
  const placed = routines.filter(({ program }) => program.place !== null).map(({ program }) => program.id);
  return (
    <div className="sheet-form" ref={list}>
      <p className="muted">{words.orderHelp}</p>
      <datalist id={names}>
        {folders.map(({ name }) => name && <option key={name} value={name} label={name} aria-label={name} />)}
      </datalist>
      {folders.map((folder) => (
        <section key={folder.name} aria-label={folder.name || words.title}>
          {folder.name && <h3>{folder.name}</h3>}
          <ol className="routine-steps">
            {folder.routines.map((routine) => (
              <Place
                key={routine.program.id}
                routine={routine}
                list={names}
                isAlone={folder.routines.length === 1}
                onMove={(by) => void move(folder, routine.program.id, by)}
              />
            ))}
          </ol>
        </section>
      ))}
      {placed.length > 0 && (
        <Button look="line" full onClick={() => void isSaved('program', orderByTurn(placed))}>
          {words.byTurn}
        </Button>
      )}
    </div>
  );
}

/** Routines in folders, and in an order by hand. */
export function OrderSheet({ onClose }: { onClose: () => void }) {
  const words = useWords(routineWords);
  const { coming, failed } = useWords(workoutsWords);
  const answer = useRows(routinesOf);
  return (
    <Sheet open title={words.order} onClose={onClose}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(routines) => <Order routines={routines} />}
      </Answered>
    </Sheet>
  );
}
