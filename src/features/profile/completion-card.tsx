import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Ticks } from '#src/ui/marks/ticks.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import type { Profile } from '#sync/entities/profiles.ts';
import { completionOf } from './completion.ts';
import { profileWords } from './words.ts';

/** Which parts of the profile are saved and which are missing. */
export function CompletionCard({ profile }: { profile: Profile }) {
  const words = useWords(profileWords).completion;
  const language = useLanguage();
  const parts = completionOf(profile);
  const done = parts.filter(({ isComplete }) => isComplete).length;
  return (
    <Card title={words.title}>
      <p className="muted small">{words.done(done.toLocaleString(language), parts.length.toLocaleString(language))}</p>
      <Ticks done={done} of={parts.length} tone="c3" />
      <Rows label={words.title}>
        {parts.map(({ part, isComplete }) => (
          <Row
            key={part}
            title={words[part]}
            trailing={isComplete ? <Badge tone="ok">{words.complete}</Badge> : <Badge>{words.missing}</Badge>}
          />
        ))}
      </Rows>
    </Card>
  );
}
