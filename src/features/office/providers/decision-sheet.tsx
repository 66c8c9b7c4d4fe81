import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { useDeed } from '../use-deed.ts';
import { calledOn, isGentle, needsTwo } from './rules.ts';
import type { Decision } from './rules.ts';
import type { Application } from './shapes.ts';
import { providersWords } from './words.ts';

const LONGEST = 500;

interface DecisionSheetProps {
  decision: Decision;
  of: Application;
  name: string;
  /** It was tried: whoever was faster may have changed it. */
  onTried: () => void;
  onClose: () => void;
}

/** What comes of it, and the reason that the provider reads. */
export function DecisionSheet({ decision, of, name, onTried, onClose }: DecisionSheetProps) {
  const words = useWords(providersWords);
  const deed = useDeed();
  const called = calledOn(decision, of.state);
  const isFirst = decision === 'approved' && needsTwo(of) && of.first_approval === null;
  async function decide(reason: string): Promise<boolean> {
    const device_at = new Date().toISOString();
    const answer = { provider: of.id, decision, stated: of.stated, reason, device_at };
    const did = await deed.run(
      (client) => client.rpc('decide_provider', answer),
      // Meanwhile somebody else may have agreed, or have taken his approval back.
      (isWhole) => (isWhole === false ? words.doneFirst : words.done[called]),
    );
    onTried();
    return did;
  }
  return (
    <>
      <TextSheet
        title={words.ask[called](name)}
        act={words.acts[called]}
        label={words.reason}
        missing={words.missing}
        longest={LONGEST}
        look={isGentle(decision) || decision === 'needs-information' ? 'act' : 'danger'}
        lines={3}
        isNeeded={!isGentle(decision)}
        busy={deed.busy}
        blocked={deed.blocked}
        onSay={decide}
        onClose={onClose}
      >
        <p className="muted">{words.will[called]}</p>
        {isFirst && <p className="muted">{words.willFirst}</p>}
      </TextSheet>
      {deed.code}
    </>
  );
}
