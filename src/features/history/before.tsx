import { useState } from 'react';
import { useOpen } from '#src/data/database/use-open.ts';
import { takeBack } from '#src/data/history/importing.ts';
import { importsOn } from '#src/data/history/kept.ts';
import type { Import } from '#src/data/history/kept.ts';
import { useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { historyWords } from './words.ts';

/** Each file that was brought along on this device, to be taken back whole. */
export function Before() {
  const words = useWords(historyWords);
  const language = useLanguage();
  const { timezone } = useSettings();
  const open = useOpen();
  const answer = useRows(importsOn);
  const [asked, setAsked] = useState<Import | null>(null);
  const [taking, setTaking] = useState<{ print: string; share: number } | null>(null);
  const oneAtATime = useOneAtATime();
  if (answer.state !== 'content') return null;

  async function back(one: Import): Promise<void> {
    setAsked(null);
    if (!open) return;
    const told = (share: number): void => setTaking({ print: one.print, share });
    told(0);
    const done = await attempt(() => takeBack(open.db, one, told), { title: words.notTakenBack });
    setTaking(null);
    if (!done) return;
    const kept = done.value > 0 ? words.keptBack(done.value.toLocaleString(language)) : undefined;
    toast({ title: words.takenBack, description: kept });
  }

  return (
    <section aria-label={words.before}>
      <h3>{words.before}</h3>
      <Rows label={words.before}>
        {answer.value.map((one) => (
          <Row
            key={one.print}
            title={one.file}
            detail={words.recordsOn(
              one.added.toLocaleString(language),
              dayInWords(dayIn(timezone, Date.parse(one.at)), language),
            )}
            trailing={
              <Button
                icon={BinIcon}
                aria-label={words.takeBackOf(one.file)}
                busy={taking !== null}
                onClick={() => setAsked(one)}
              >
                {words.takeBack}
              </Button>
            }
            below={
              <>
                {!one.whole && taking === null && <span className="muted small">{words.broken}</span>}
                {taking?.print === one.print && <Bar value={taking.share} max={1} label={words.takingBack} />}
              </>
            }
          />
        ))}
      </Rows>
      {asked && (
        <Confirm
          open
          danger
          title={words.takeBackAsk(asked.file)}
          act={words.takeBack}
          onAct={() => void oneAtATime(() => back(asked))}
          onClose={() => setAsked(null)}
        >
          <p>{words.takeBackHelp}</p>
        </Confirm>
      )}
    </section>
  );
}
