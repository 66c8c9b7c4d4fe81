import { followMember } from '#sync/actions/user-settings.ts';
import { BinIcon, CloseIcon, PencilIcon, PlusIcon, WarningIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { useSave } from '#src/work/use-save.ts';
import type { OnShow, Subject } from './subject.ts';
import { useMine } from './use-names.ts';
import { communityWords } from './words.ts';

interface SubjectMenuProps {
  label: string;
  subject: Subject;
  /** Of a post; null where it is not said. */
  isFollowed?: boolean | null;
  onShow: OnShow;
}

function useFollowing({ subject: { userId: other, name }, isFollowed }: SubjectMenuProps) {
  const words = useWords(communityWords).follow;
  const save = useSave();
  const follow = (is: boolean) => (userId: string) => followMember(userId, other, is);
  const toggle = () =>
    void save(follow(!isFollowed), {
      failed: { title: words.failed },
      done: { title: (isFollowed ? words.undone : words.done)(name) },
      once: `follow:${other}`,
    });
  return {
    label: (isFollowed ? words.undo : words.open)(name),
    icon: isFollowed ? CloseIcon : PlusIcon,
    onAct: toggle,
  };
}

/** Only the author edits and deletes; everybody else can report it, or have done with its author. */
export function SubjectMenu(props: SubjectMenuProps) {
  const { label, subject, isFollowed = null, onShow } = props;
  const following = useFollowing(props);
  const words = useWords(communityWords);
  const { report } = useWords(peopleWords);
  const mine = useMine();
  const show = (sheet: 'edit' | 'remove' | 'report' | 'block') => () => onShow({ sheet, subject });
  const items =
    subject.userId === mine
      ? [
          { label: words.edit.open, icon: PencilIcon, onAct: show('edit') },
          { label: words.remove.open, icon: BinIcon, danger: true, onAct: show('remove') },
        ]
      : [
          ...(isFollowed === null ? [] : [following]),
          { label: report.open, icon: WarningIcon, onAct: show('report') },
          { label: words.block.open(subject.name), icon: CloseIcon, danger: true, onAct: show('block') },
        ];
  return <Menu label={label} items={items} />;
}
