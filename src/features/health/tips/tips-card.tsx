import { useState } from 'react';
import { markTip } from '#sync/actions/tip-marks.ts';
import type { HealthTip } from '#sync/entities/health-tips.ts';
import { tipsHeld } from '#sync/queries/health-tips.ts';
import { tipMarksOf } from '#sync/queries/tip-marks.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRows } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Chip, ChoiceChips } from '#src/ui/chip.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { standingsOf } from '#src/work/goals/standing.ts';
import { verdictOn } from '#src/work/health/ranges.ts';
import type { Rule } from '#src/work/health/ranges.ts';
import { VITAL_NAMES } from '#src/work/health/vitals.ts';
import { useSave } from '#src/work/use-save.ts';
import type { Latest } from '../queries.ts';
import { healthWords } from '../words.ts';
import { tipsFor, tipText } from './rules.ts';
import type { Tip } from './rules.ts';

const AT_FIRST = 6;
const SHOWN = ['for-you', 'saved'] as const;

interface Mine {
  conditions: ReadonlySet<string>;
  here: Here;
}

async function mineOf(db: ReadOnly, userId: string, { conditions, here }: Mine): Promise<Tip[]> {
  const [tips, marks, goals] = await Promise.all([tipsHeld(db), tipMarksOf(db, userId), standingsOf(db, userId, here)]);
  const active = goals.filter(({ goal }) => goal.status === 'active').map(({ goal }) => goal.category);
  return tipsFor(tips, marks, { conditions, goals: new Set(active), month: Number(here.today.slice(5, 7)) });
}

const standingOut = (latest: Latest, rule: Rule): Set<string> =>
  new Set(
    VITAL_NAMES.filter((vital) => {
      const moment = latest[vital];
      const verdict = moment && verdictOn(vital, moment, rule);
      return verdict !== null && verdict.level !== 'ok';
    }),
  );

function Origin({ tip }: { tip: HealthTip }) {
  const words = useWords(healthWords).tips;
  const language = useLanguage();
  const { author, source, published_on, reviewed_by, reviewed_on } = tip;
  return (
    <>
      <p className="muted small">{words.source(source)}</p>
      <p className="muted small">
        {words.written(author, dayInWords(published_on, language))}{' '}
        {reviewed_by && reviewed_on ? words.reviewed(reviewed_by, dayInWords(reviewed_on, language)) : words.unreviewed}
      </p>
    </>
  );
}

function One({ tip, isSaved }: Tip) {
  const words = useWords(healthWords).tips;
  const { title, body } = tipText(tip, useLanguage());
  const save = useSave();
  const failed = { title: words.notKept };
  const mark = (to: 'saved' | 'not-for-me' | null) => (userId: string) => markTip(userId, tip.id, to);
  const toggle = () => save(mark(isSaved ? null : 'saved'), { failed, once: tip.id });
  const putAway = () =>
    save(mark('not-for-me'), {
      failed,
      done: { title: words.putAway },
      undo: () => mark(isSaved ? 'saved' : null),
      once: tip.id,
    });
  return (
    <Disclosure title={title}>
      <p>{body}</p>
      <Origin tip={tip} />
      <p className="tip-acts">
        <Chip pressed={isSaved} onClick={() => void toggle()}>
          {words.save}
        </Chip>
        <Button look="quiet" onClick={() => void putAway()}>
          {words.notForMe}
        </Button>
      </p>
    </Disclosure>
  );
}

function List({ tips }: { tips: readonly Tip[] }) {
  const words = useWords(healthWords).tips;
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('for-you');
  const [isWhole, setWhole] = useState(false);
  const wanted = shown === 'saved' ? tips.filter(({ isSaved }) => isSaved) : tips;
  return (
    <>
      <ChoiceChips
        label={words.title}
        choices={SHOWN}
        chosen={shown}
        nameOf={(each) => words.shown[each]}
        onChoose={setShown}
      />
      {wanted.length === 0 && <p className="muted">{words.noneSaved}</p>}
      {wanted.slice(0, isWhole ? Infinity : AT_FIRST).map((each) => (
        <One key={each.tip.id} {...each} />
      ))}
      {!isWhole && wanted.length > AT_FIRST && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {words.all}
        </Button>
      )}
    </>
  );
}

/** What fits the season, the goals and what was measured last. */
export function TipsCard({ latest, rule, here }: { latest: Latest; rule: Rule; here: Here }) {
  const { tips: words, coming } = useWords(healthWords);
  const conditions = standingOut(latest, rule);
  const answer = useRows(
    (db, userId) => mineOf(db, userId, { conditions, here }),
    [[...conditions].join(), here.today],
  );
  return (
    <Card title={words.title}>
      <Answered
        answer={answer}
        coming={coming}
        empty={<Empty title={words.none}>{words.noneHelp}</Empty>}
        failed={words.failed}
      >
        {(tips) => <List tips={tips} />}
      </Answered>
    </Card>
  );
}
