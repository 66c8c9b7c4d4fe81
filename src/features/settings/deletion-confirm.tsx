import { useState } from 'react';
import { useAppData, useSession } from '#src/data/provider.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { askForDeletion } from './calls.ts';
import { useRefusal } from './use-refusal.ts';
import { settingsWords } from './words.ts';

export function DeletionConfirm({ onClose }: { onClose: () => void }) {
  const { session } = useAppData();
  const now = useSession();
  const words = useWords(settingsWords).data;
  const sayRefused = useRefusal();
  const [isBusy, setBusy] = useState(false);
  async function ask(): Promise<void> {
    if (now.state !== 'signed-in') return;
    setBusy(true);
    const refused = await askForDeletion(session, now.account.userId);
    onClose();
    if (refused) sayRefused(words.notRequested, refused);
    else toast({ title: words.requested, description: words.requestedHelp });
  }
  return (
    <Confirm
      open
      danger
      busy={isBusy}
      title={words.deleteAsk}
      act={words.deleteAct}
      onAct={() => void ask()}
      onClose={onClose}
    >
      <p>{words.deleteHelp}</p>
      <p>{words.deleteMail}</p>
    </Confirm>
  );
}
