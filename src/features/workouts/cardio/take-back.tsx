import { discardSession } from '#sync/actions/workout-sets.ts';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { dropDraftsOf } from '../active/session-drafts.ts';
import { useWriting } from '../use-writing.ts';
import { cardioWords } from './words.ts';

interface TakeBackProps {
  id: string;
  name: string;
  onTaken: () => void;
  onClose: () => void;
}

export function TakeBack({ id, name, onTaken, onClose }: TakeBackProps) {
  const words = useWords(cardioWords);
  const { isSaved, keep } = useWriting();
  async function takeBack(): Promise<void> {
    const done = { title: words.takenBack, description: name };
    if (!(await isSaved('workout', discardSession(id), { done, once: id }))) return;
    await keep('notes', (db) => dropDraftsOf(db, id));
    onTaken();
  }
  return (
    <Confirm
      open
      danger
      title={`${words.takeBack}: ${name}`}
      act={words.takeBack}
      onAct={() => void takeBack()}
      onClose={onClose}
    >
      {words.takeBackHelp}
    </Confirm>
  );
}
