import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import type { Deed } from '../use-deed.ts';
import type { Act } from './acts.ts';
import type { Asked } from './shapes.ts';
import { requestsWords } from './words.ts';

/** As the server takes it. */
const LONGEST = 500;

interface ActSheetProps {
  act: Exclude<Act, 'take'>;
  of: Asked;
  deed: Deed;
  onTried: () => void;
  onClose: () => void;
}

/** What was asked, and what is said to it; it stands. */
export function ActSheet({ act, of, deed, onTried, onClose }: ActSheetProps) {
  const words = useWords(requestsWords);
  async function say(said: string): Promise<boolean> {
    const about = { request: of.id, device_at: new Date().toISOString() };
    const did = await deed.run(
      (client) =>
        act === 'extend'
          ? client.rpc('extend_data_request', { ...about, reason: said })
          : client.rpc('end_data_request', { ...about, outcome: act, answer: said }),
      words.done[act],
    );
    onTried();
    return did;
  }
  return (
    <TextSheet
      title={words.acts[act]}
      act={words.acts[act]}
      label={words.says[act]}
      missing={words.missing}
      longest={LONGEST}
      look={act === 'refused' ? 'danger' : 'act'}
      lines={5}
      busy={deed.busy}
      blocked={deed.blocked}
      onSay={say}
      onClose={onClose}
    >
      <p>{of.words}</p>
      <p className="muted">{words.will[act]}</p>
    </TextSheet>
  );
}
