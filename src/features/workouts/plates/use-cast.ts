import { unitOf } from '#src/lib/units.ts';
import { useLanguage } from '#src/ui/language.tsx';
import type { CastWeight } from './owned-plates.ts';

export function useCast(): (weight: CastWeight) => string {
  const language = useLanguage();
  return ({ cast, units }) => `${cast.toLocaleString(language)} ${unitOf('weight', units)}`;
}
