import { retractMessage } from '#sync/actions/messages.ts';
import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { useSave } from '#src/work/use-save.ts';
import { messagesWords } from './words.ts';

const LONGEST = 300;

export function RetractSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { retract: words, kept } = useWords(messagesWords);
  const save = useSave();
  async function retract(reason: string): Promise<boolean> {
    const done = await save(retractMessage(id, reason), {
      failed: { title: words.failed, description: kept },
      done: { title: words.done },
      once: id,
    });
    return done !== null;
  }
  return (
    <TextSheet
      title={words.title}
      act={words.open}
      label={words.reason}
      missing={words.missing}
      longest={LONGEST}
      look="danger"
      onSay={retract}
      onClose={onClose}
    >
      <p className="muted">{words.help}</p>
    </TextSheet>
  );
}
