import type { UseFormReturn } from 'react-hook-form';
import { settings } from '#src/data/settings/use-settings.ts';
import { unitOf } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import { otherUnits } from './doubt.ts';
import type { Answers } from './rules.ts';
import type { Question } from './use-doubt.ts';
import { profileWords } from './words.ts';

const OPTIONS = (['metric', 'imperial'] as const).map((value) => ({
  value,
  label: `${unitOf('weight', value)}, ${unitOf('length', value)}`,
}));

/** Beside the figures; also changes the settings. */
export function UnitsChoice({ units }: { units: Units }) {
  const words = useWords(profileWords);
  return (
    <Segments
      label={words.units}
      options={OPTIONS}
      value={units}
      onChange={(chosen) => settings.choose({ units: chosen })}
    />
  );
}

interface DoubtNoticeProps {
  form: UseFormReturn<Answers>;
  units: Units;
  question: Question;
}

export function DoubtNotice({ form, units, question: { doubt, onMeant } }: DoubtNoticeProps) {
  const { doubt: words, unitNames } = useWords(profileWords);
  const language = useLanguage();
  const { weight, height } = form.getValues();
  const names = doubt?.meant.map((name) => unitNames[name][otherUnits(units)]) ?? [];
  const meant = new Intl.ListFormat(language).format(names);
  return (
    <div aria-live="polite">
      {doubt && (
        <Notice
          tone="warn"
          title={meant === '' ? words.again : words.meant(meant)}
          act={
            meant !== '' && (
              <Button look="line" onClick={() => onMeant(doubt)}>
                {words.yes(meant)}
              </Button>
            )
          }
        >
          {words.unusual(`${weight} ${unitOf('weight', units)}`, `${height} ${unitOf('length', units)}`)}
        </Notice>
      )}
    </div>
  );
}
