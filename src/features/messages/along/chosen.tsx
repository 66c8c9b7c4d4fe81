import type { CardKind } from '#sync/entities/messages.ts';
import type { Along as File } from '#src/data/uploads/message-files.ts';
import { IconButton } from '#src/ui/button.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { messagesWords } from '../words.ts';
import { useSize } from '#src/work/use-size.ts';

/** What was chosen to go along, by the name it is known by here. */
export type Along = { name: string } & ({ file: File } | { card: { card_kind: CardKind; card_id: string } });

/** Before it is sent. */
export function Chosen({ along, onDrop }: { along: Along; onDrop: () => void }) {
  const words = useWords(messagesWords);
  const sizeOf = useSize();
  const kind = 'card' in along ? words.cards.kinds[along.card.card_kind] : sizeOf(along.file.bytes.byteLength);
  return (
    <p className="chosen">
      <span>{`${along.name} · ${kind}`}</span>
      <IconButton icon={CloseIcon} label={words.without(along.name)} onClick={onDrop} />
    </p>
  );
}
