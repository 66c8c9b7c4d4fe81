import { FallIcon, SteadyIcon, UpIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { workWords } from '#src/work/words.ts';
import type { Heading } from './heading.ts';

const ICONS = { up: UpIcon, down: FallIcon, steady: SteadyIcon } as const;

/** Where the weight leads, in place of its figures. */
export function TrendArrow({ heading }: { heading: Heading | null }) {
  const words = useWords(workWords).body;
  if (heading === null) return <p className="muted">{words.unknown}</p>;
  const Icon = ICONS[heading];
  return (
    <p className="trend-arrow">
      <Icon />
      {words[heading]}
    </p>
  );
}
