import { useState } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import { useOpen } from '#src/data/database/use-open.ts';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { requestDeletion } from './calls.ts';
import { useRefusal } from './use-refusal.ts';
import { settingsWords } from './words.ts';

export function DeletionConfirm({ onClose }: { onClose: () => void }) {
  const { session } = useAppData();
  const open = useOpen();
  const words = useWords(settingsWords).data;
  const sayRefused = useRefusal();
  const [isBusy, setBusy] = useState(false);
  async function ask(): Promise<void> {
    if (!open) return;
    setBusy(true);
    const refused = await requestDeletion(session, open.userId);
    onClose();
    if (refused) sayRefused(words.notRequested, refused);
    else toast({ title: words.requested, description: words.requestedHelp, about: words.notRequested });
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
