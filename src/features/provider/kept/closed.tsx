import { useEffect, useRef } from 'react';
import type { Care } from '#src/work/care/stands.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { KeptCard } from './kept-card.tsx';
import { useKept } from './use-kept.ts';
import { keptWords } from './words.ts';

type ClosedCare = Exclude<Care, { name: 'stands' }>;

interface ClosedProps {
  clientId: string;
  care: ClosedCare;
  /** It came in place of what was open, and of the field somebody was typing into. */
  isSudden: boolean;
  /** What one wrote stands below. */
  canRead?: boolean;
}

/** Why a record is closed, since when and by whom, and what was being typed into it. */
export function Closed({ clientId, care, isSudden, canRead = false }: ClosedProps) {
  const words = useWords(keptWords);
  const { momentOf } = useMoments();
  const place = useRef<HTMLDivElement>(null);
  const kept = useKept(clientId);
  const isSaid = kept !== null;
  useEffect(() => {
    // The keyboard and the screen reader come along, because the field they were in is gone.
    if (isSudden && isSaid) place.current?.focus();
  }, [isSudden, isSaid]);
  const { title, help } = words.care[care.name];
  const ended = care.name === 'over' && care.at !== null ? words.by[care.by ?? 'nobody'](momentOf(care.at)) : null;
  return (
    <>
      <div ref={place} tabIndex={-1}>
        <Notice tone="warn" title={title}>
          {[ended, help, canRead && words.written, kept?.length ? words.kept : null].filter(Boolean).join(' ')}
        </Notice>
      </div>
      <KeptCard clientId={clientId} />
    </>
  );
}
