import { useState } from 'react';
import { useRows } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useSave } from '#src/work/use-save.ts';
import { giveSightBack, withdrawSight } from '#sync/actions/sight-withdrawals.ts';
import { sightWithdrawals } from '#sync/entities/sight-withdrawals.ts';
import { whoSees } from '#src/work/care/sight.ts';
import type { Seer } from '#src/work/care/sight.ts';
import { settingsWords } from './words.ts';

/** The providers who see the records, until it is withdrawn. What withdrawing takes away is said first. */
export function SightList() {
  const { sight: words, coming, notSaved, profile } = useWords(settingsWords);
  const answer = useRows(whoSees);
  const standings = useStandings(sightWithdrawals);
  const save = useSave();
  const [asked, setAsked] = useState<Seer | null>(null);
  async function change(seer: Seer, how: typeof withdrawSight, done: string): Promise<void> {
    const saved = await save((user_id) => how({ user_id, provider_id: seer.id }), {
      failed: { title: notSaved },
      done: { title: done, description: words.doneHelp },
    });
    if (saved) setAsked(null);
  }
  const actOf = (seer: Seer) =>
    seer.withdrawal === null ? (
      <Button look="line" aria-label={words.for(words.withdraw, seer.name)} onClick={() => setAsked(seer)}>
        {words.withdraw}
      </Button>
    ) : (
      <Button
        look="line"
        aria-label={words.for(words.giveBack, seer.name)}
        onClick={() => void change(seer, giveSightBack, words.givenBack)}
      >
        {words.giveBack}
      </Button>
    );
  const none = <p className="muted">{words.none}</p>;
  return (
    <section className="sight" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="muted small">{words.help}</p>
      <Answered answer={answer} coming={coming} empty={none} failed={profile.notLoaded}>
        {(seers) => (
          <Rows label={words.title}>
            {seers.map((seer) => (
              <Row
                key={seer.id}
                title={seer.name}
                detail={seer.specialization}
                badges={seer.withdrawal && <Badge>{words.withdrawn}</Badge>}
                standing={standings.get(seer.withdrawal ?? '')}
                below={actOf(seer)}
              />
            ))}
          </Rows>
        )}
      </Answered>
      <Confirm
        open={asked !== null}
        danger
        title={words.ask(asked?.name ?? '')}
        act={words.act}
        keep={words.keep}
        onAct={() => asked && void change(asked, withdrawSight, words.done)}
        onClose={() => setAsked(null)}
      >
        <p>{words.takes(asked?.name ?? '')}</p>
        <p>{words.stays}</p>
      </Confirm>
    </section>
  );
}
