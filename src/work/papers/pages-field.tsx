import './papers.css';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { Button, IconButton } from '#src/ui/button.tsx';
import { CloseIcon, ImageIcon, VideoIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { PAPERS, paperFrom } from '#src/work/files/paper.ts';
import { isFull, ofOneRecord, withPage } from './pages.ts';
import type { Page } from './pages.ts';
import { paperWords } from './words.ts';

function Thumb({ page, name }: { page: Page; name: string }) {
  const { bytes, type } = page.paper;
  const address = useMemo(() => URL.createObjectURL(new Blob([bytes], { type })), [bytes, type]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt={name} />;
}

interface ChosenProps {
  page: Page;
  place: number;
  onDrop: () => void;
}

function Chosen({ page, place, onDrop }: ChosenProps) {
  const words = useWords(paperWords);
  const said = (place + 1).toLocaleString(useLanguage());
  const isPdf = page.paper.type === 'application/pdf';
  return (
    <li>
      {isPdf ? <span className="small">{page.name}</span> : <Thumb page={page} name={words.pageName(said)} />}
      <IconButton icon={CloseIcon} label={isPdf ? words.remove(page.name) : words.removePage(said)} onClick={onDrop} />
    </li>
  );
}

interface PickProps {
  label: string;
  icon: typeof ImageIcon;
  accept: string;
  /** Opens the camera where there is one; it offers one picture at a time. */
  camera?: boolean;
  onFiles: (files: readonly File[]) => void;
}

function Pick({ label, icon, accept, camera = false, onFiles }: PickProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        {...(camera ? { capture: 'environment' } : { multiple: true })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          onFiles(files);
        }}
      />
      <Button look="line" icon={icon} onClick={() => picker.current?.click()}>
        {label}
      </Button>
    </>
  );
}

const ACCEPTED = Object.entries(PAPERS).flat(2).join();

interface PagesFieldProps {
  /** Files that are there before any is chosen. */
  first?: readonly File[];
  pages: readonly Page[];
  onChange: Dispatch<SetStateAction<readonly Page[]>>;
}

/** A PDF, or pictures of a paper page by page, with the camera or from the gallery. */
export function PagesField({ first, pages, onChange }: PagesFieldProps) {
  const words = useWords(paperWords);
  async function take(files: readonly File[]): Promise<void> {
    const chosen: Page[] = [];
    for (const file of files) {
      const read = await paperFrom(file);
      if ('refused' in read) toast({ title: words.refused[read.refused], description: file.name, destructive: true });
      else chosen.push({ id: crypto.randomUUID(), name: file.name, paper: read.paper });
    }
    const { taken, left } = ofOneRecord(pages, chosen);
    for (const page of taken) onChange((before) => withPage(before, page));
    if (left.length === 0) return;
    const names = left.map(({ name }) => name).join(', ');
    toast({ title: words.notTaken(names), description: words.notTakenHelp, destructive: true });
  }
  const isTaken = useRef(false);
  const takeFirst = useEffectEvent(() => {
    if (first && !isTaken.current) void take(first);
    isTaken.current = true;
  });
  useEffect(() => takeFirst(), []);
  return (
    <div className="paper-field">
      <div className="paper-picks">
        <Pick label={words.file} icon={ImageIcon} accept={ACCEPTED} onFiles={(files) => void take(files)} />
        <Pick label={words.camera} icon={VideoIcon} accept="image/*" camera onFiles={(files) => void take(files)} />
      </div>
      {pages.length > 0 && (
        <ol className="paper-chosen" aria-live="polite">
          {pages.map((page, place) => (
            <Chosen
              key={page.id}
              page={page}
              place={place}
              onDrop={() => onChange((before) => before.filter(({ id }) => id !== page.id))}
            />
          ))}
        </ol>
      )}
      <p className="muted small">{isFull(pages) ? words.tooMany : words.fileHelp}</p>
    </div>
  );
}
