import { useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Planning } from './use-planning.ts';
import { providerFoodWords } from './words.ts';

interface CopySheetProps {
  from: Day;
  /** Those that it can be copied to. */
  days: readonly Day[];
  planning: Planning;
  onClose: () => void;
}

/** A day of the plan, for other days too. */
export function CopySheet({ from, days, planning, onClose }: CopySheetProps) {
  const { sheet: words } = useWords(providerFoodWords);
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly Day[]>([]);
  const [wasTried, setTried] = useState(false);
  const named = (day: Day): string => dayInWords(day, language, { weekday: 'long', day: 'numeric', month: 'short' });
  async function copy(): Promise<void> {
    setTried(true);
    if (chosen.length > 0 && (await planning.copy(chosen.map((to) => ({ from, to }))))) onClose();
  }
  return (
    <Sheet
      open
      title={words.copyTitle(named(from))}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void copy()}>
          {words.copy}
        </Button>
      }
    >
      <div className="food-copy">
        {days.map((day, place) => (
          <CheckField
            key={day}
            label={named(day)}
            checked={chosen.includes(day)}
            error={wasTried && chosen.length === 0 && place === 0 ? words.chooseDays : undefined}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, day] : chosen.filter((each) => each !== day))
            }
          />
        ))}
      </div>
    </Sheet>
  );
}
