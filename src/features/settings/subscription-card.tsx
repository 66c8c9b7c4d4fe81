import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { useSave } from '#src/work/use-save.ts';
import { wishPlanEnd } from '#sync/actions/plan-wish.ts';
import type { UserSettings } from '#sync/entities/user-settings.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { settingsWords } from './words.ts';

const PlanSheet = onDemand(async () => {
  const { PlanSheet: Part, address } = await import('./on-demand/plan-sheet.tsx');
  return { Part, address };
});

const TONES = { active: 'ok', trialing: 'info', past_due: 'bad', cancelled: 'idle', expired: 'idle' } as const;
const ENDED: ReadonlySet<UserSettings['subscription_status']> = new Set(['cancelled', 'expired']);

const runsIn = ({ subscription_next_billing: next, subscription_status: status }: UserSettings): boolean =>
  next !== null && !ENDED.has(status);

/** A plan is shown by its name, known or not. */
const planName = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1);

/** What is known of it without a network. */
function Plan({ settings }: { settings: UserSettings }) {
  const { subscription: words } = useWords(settingsWords);
  const language = useLanguage();
  const { subscription_plan: plan, subscription_status: status, subscription_next_billing: next } = settings;
  if (next === null) {
    return (
      <Rows label={words.title}>
        <Row title={words.plan} trailing={words.noBilling} />
      </Rows>
    );
  }
  const renews = settings.subscription_cancelled_at === null && runsIn(settings);
  return (
    <Rows label={words.title}>
      <Row title={words.plan} trailing={planName(plan)} />
      <Row title={words.status} trailing={<Badge tone={TONES[status]}>{words.statuses[status]}</Badge>} />
      <Row title={renews ? words.nextBilling : words.ends} trailing={dayInWords(next, language)} />
      <Row title={words.renewal} trailing={renews ? words.yes : words.no} />
    </Rows>
  );
}

/** The end, and taking it up again, need no network: the wish goes by when it was typed. */
function Ending({ isWished }: { isWished: boolean }) {
  const { subscription: words, saved: title, notSaved } = useWords(settingsWords);
  const save = useSave();
  const wish = () =>
    save((userId) => wishPlanEnd(userId, !isWished), { failed: { title: notSaved }, of: 'account', done: { title } });
  return (
    <Button look="quiet" onClick={() => void wish()}>
      {isWished ? words.resume : words.cancel}
    </Button>
  );
}

/** What only a client may do with a plan. */
function Acts({ settings }: { settings: UserSettings }) {
  const { subscription: words, needsConnection } = useWords(settingsWords);
  const online = useOnline();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button look="line" blocked={online ? undefined : needsConnection} onClick={() => setChoosing(true)}>
        {words.choose}
      </Button>
      {runsIn(settings) && <Ending isWished={settings.subscription_cancelled_at !== null} />}
      <ButtonLink look="line" to="/billing">
        {words.invoices}
      </ButtonLink>
      {isChoosing && <PlanSheet onClose={() => setChoosing(false)} />}
    </>
  );
}

export function SubscriptionCard() {
  const { subscription: words, coming, profile } = useWords(settingsWords);
  const answer = useRow(settingsOf);
  const isClient = !isProviderType(knownOf(useRow(profileOf))?.role ?? null);
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={null} failed={profile.notLoaded}>
        {(settings) => (
          <>
            <Plan settings={settings} />
            {isClient && <Acts settings={settings} />}
          </>
        )}
      </Answered>
    </Card>
  );
}
