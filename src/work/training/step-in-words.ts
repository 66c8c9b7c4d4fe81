import { stepIn } from '#sync/rules/plates.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { unitOf } from '#src/lib/units.ts';
import { useLanguage } from '#src/ui/language.tsx';

/** "5 lb", "2.5 kg": in the reader's own units, as it is hung there. */
export function useStepInWords(): (kg: number) => string {
  const language = useLanguage();
  const { units } = useSettings();
  return (kg) => `${stepIn(kg, units).toLocaleString(language)} ${unitOf('weight', units)}`;
}
