import type { Pair } from '#sync/queries/messages.ts';
import { CARD_KINDS } from '#sync/entities/messages.ts';
import { useRows } from '#src/data/rows.ts';
import type { FileType } from '#src/data/uploads/message-files.ts';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { toast } from '#src/ui/toasts.ts';
import { PAPERS, paperFrom } from '#src/work/files/paper.ts';
import { paperWords } from '#src/work/papers/words.ts';
import { messagesWords } from '../words.ts';
import { ICON_OF } from './card-box.tsx';
import { latestCards } from './cards.ts';
import type { CardRow } from './cards.ts';
import type { Along } from './chosen.tsx';
import { useCardInWords } from './use-card-in-words.ts';
import { VoicePart } from './voice-part.tsx';

interface ChoosingProps {
  onChoose: (along: Along) => void;
}

function FilePart({ onChoose }: ChoosingProps) {
  const words = useWords(messagesWords).file;
  const refusals = useWords(paperWords).refused;
  async function take(file: File): Promise<void> {
    const read = await paperFrom(file);
    if ('refused' in read) {
      toast({ title: refusals[read.refused], destructive: true });
      return;
    }
    const { type, bytes } = read.paper;
    onChoose({ file: { type: type as FileType, bytes }, name: file.name });
  }
  return (
    <Upload label={words.choose} icon={ImageIcon} accept={PAPERS} onFile={(file) => void take(file)}>
      <p className="muted small">{words.help}</p>
    </Upload>
  );
}

function Choice({ card, onChoose }: ChoosingProps & { card: CardRow }) {
  const { title, detail } = useCardInWords(card);
  return (
    <Row
      icon={ICON_OF[card.kind]}
      title={title}
      detail={detail}
      onOpen={() => onChoose({ card: { card_kind: card.kind, card_id: card.row.id }, name: title })}
    />
  );
}

/** A file, or what the reader may see anyway of the record. */
export function AttachSheet({ pair, onChoose, onClose }: ChoosingProps & { pair: Pair; onClose: () => void }) {
  const words = useWords(messagesWords);
  const { client_id, provider_id } = pair;
  const answer = useRows((db) => latestCards(db, { client_id, provider_id }), [client_id, provider_id]);
  return (
    <Sheet open title={words.attach} onClose={onClose}>
      <FilePart onChoose={onChoose} />
      <VoicePart onChoose={onChoose} />
      <h3>{words.cards.title}</h3>
      <p className="muted small">{words.cards.help}</p>
      <Answered
        answer={answer}
        coming={words.coming}
        empty={<p className="muted">{words.cards.none}</p>}
        failed={words.failed}
      >
        {(cards) =>
          CARD_KINDS.map((kind) => {
            const some = cards.filter((card) => card.kind === kind);
            if (some.length === 0) return null;
            return (
              <section key={kind}>
                <h4>{words.cards.kinds[kind]}</h4>
                <Rows label={words.cards.kinds[kind]}>
                  {some.map((card) => (
                    <Choice key={card.row.id} card={card} onChoose={onChoose} />
                  ))}
                </Rows>
              </section>
            );
          })
        }
      </Answered>
    </Sheet>
  );
}
