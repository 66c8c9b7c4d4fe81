import { useTitle } from '#src/work/appointment/in-words.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { Shown } from './schedule-sheets.tsx';
import { QUICK, SESSIONS } from './sessions.ts';
import type { SessionKind } from './sessions.ts';
import { scheduleWords } from './words.ts';

/** What most come for, with all but the time chosen. */
export function QuickBook({ onShow }: { onShow: (shown: Shown) => void }) {
  const { quick: words } = useWords(scheduleWords);
  const titled = useTitle();
  const nameOf = (kind: SessionKind): string => titled(SESSIONS[kind].title);
  return (
    <section className="quick" aria-label={words.title}>
      {QUICK.map((kind) => (
        <Card key={kind} title={nameOf(kind)}>
          <p className="muted">{words[kind]}</p>
          <Button look="line" full onClick={() => onShow({ sheet: 'book', kind })}>
            {words.book(nameOf(kind))}
          </Button>
        </Card>
      ))}
    </section>
  );
}
