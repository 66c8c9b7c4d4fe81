import { Chip, Chips } from '#src/ui/chip.tsx';
import { CheckIcon, CloseIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { Came } from './use-care.ts';
import { providerWords } from './words.ts';

interface AttendanceChipsProps {
  label: string;
  /** Null while nothing is recorded. */
  came: Came | null;
  onSay: (came: Came) => void;
  /** The current choice was pressed again. */
  onTakeBack: () => void;
  /** Whom it is about, where there are several. */
  name?: string;
}

const ICONS = { attended: CheckIcon, missed: CloseIcon } as const;

export function AttendanceChips({ label, came, onSay, onTakeBack, name }: AttendanceChipsProps) {
  const { visit: words, clients } = useWords(providerWords);
  return (
    <Chips label={label}>
      {(['attended', 'missed'] as const).map((each) => (
        <Chip
          key={each}
          pressed={came === each}
          icon={ICONS[each]}
          aria-label={name && clients.for(words[each], name)}
          onClick={() => (came === each ? onTakeBack() : onSay(each))}
        >
          {words[each]}
        </Chip>
      ))}
    </Chips>
  );
}
