import { BinIcon, CloseIcon, PencilIcon, WarningIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Menu } from '#src/ui/menu.tsx';
import type { OnShow, Subject } from './subject.ts';
import { useMine } from './use-names.ts';
import { communityWords } from './words.ts';

/** Only the author edits and deletes; everybody else can report it, or have done with its author. */
export function SubjectMenu({ label, subject, onShow }: { label: string; subject: Subject; onShow: OnShow }) {
  const words = useWords(communityWords);
  const mine = useMine();
  const show = (sheet: 'edit' | 'remove' | 'report' | 'block') => () => onShow({ sheet, subject });
  const items =
    subject.userId === mine
      ? [
          { label: words.edit.open, icon: PencilIcon, onAct: show('edit') },
          { label: words.remove.open, icon: BinIcon, danger: true, onAct: show('remove') },
        ]
      : [
          { label: words.report.open, icon: WarningIcon, onAct: show('report') },
          { label: words.block.open(subject.name), icon: CloseIcon, danger: true, onAct: show('block') },
        ];
  return <Menu label={label} items={items} />;
}
