import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { recordWords } from './words.ts';

interface LeavingProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** What was typed is kept with each key, and dropped only by somebody who was asked. */
export function Leaving({ open, onLeave, onStay }: LeavingProps) {
  const { notes: words } = useWords(recordWords);
  return (
    <Confirm open={open} danger title={words.removeAsk} act={words.remove} onAct={onLeave} onClose={onStay}>
      {words.removeHelp}
    </Confirm>
  );
}
