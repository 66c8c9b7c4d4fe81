import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { AppData } from '#src/data/app-data.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { dayInWords } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField, RadioField } from '#src/ui/fields/choice-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { settingsWords } from '../words.ts';
import { planWords } from './plan/words.ts';

export const address = import.meta.url;

const Plans = z.array(
  z.object({ code: z.string(), title: z.string(), price_kobo: z.int(), months: z.int(), sessions: z.int() }),
);
type Plans = z.infer<typeof Plans>;

const Mine = z.array(
  z.object({
    plan: z.nullable(z.string()),
    next_plan: z.nullable(z.string()),
    running: z.boolean(),
    card_end: z.nullable(z.string()),
    card_expires: z.nullable(z.string()),
    agreed: z.boolean(),
    terms_version: z.string(),
    terms: z.string(),
  }),
);
type Mine = z.infer<typeof Mine>[number];

const refusal = z.object({
  hint: z.enum(['plan-runs', 'not-sold', 'terms-changed', 'too-many', 'held', 'proven']),
});

type Client = Awaited<ReturnType<AppData['session']['supabase']>>;

function usePlanServer() {
  const words = useWords(planWords);
  const { needsConnection } = useWords(settingsWords);
  return useAsking({
    offline: needsConnection,
    failed: { title: words.notDone },
    refused(error) {
      const hint = refusal.safeParse(error).data?.hint;
      return hint && words.refused[hint];
    },
  });
}

/** The card that was agreed to, and the way out of it. */
function Kept({ mine: { card_end, card_expires }, onDone }: { mine: Mine; onDone: () => void }) {
  const words = useWords(planWords);
  const language = useLanguage();
  const server = usePlanServer();
  async function forget(): Promise<void> {
    if (!(await server.ask((client) => client.rpc('forget_card')))) return;
    toast({ title: words.forgotten });
    onDone();
  }
  return (
    <>
      <p>{card_end && card_expires ? words.card(card_end, dayInWords(card_expires, language)) : words.noCard}</p>
      <Button look="quiet" busy={server.busy} blocked={server.blocked} onClick={() => void forget()}>
        {words.forget}
      </Button>
    </>
  );
}

/** A plan that runs is renewed as it is: only how it is paid changes. */
function Consent({ mine, onDone }: { mine: Mine; onDone: () => void }) {
  const words = useWords(planWords);
  const { saved } = useWords(settingsWords);
  const server = usePlanServer();
  async function agree(): Promise<void> {
    if (!(await server.ask((client) => client.rpc('agree_to_card', { version: mine.terms_version })))) return;
    toast({ title: saved });
    onDone();
  }
  return (
    <>
      <p className="small">{mine.terms}</p>
      <Button look="line" busy={server.busy} blocked={server.blocked} onClick={() => void agree()}>
        {words.agree}
      </Button>
    </>
  );
}

interface ChoiceProps {
  plans: Plans;
  mine: Mine;
  onDone: () => void;
  onClose: () => void;
}

function Choice({ plans, mine, onDone, onClose }: ChoiceProps) {
  const words = useWords(planWords);
  const money = useNaira();
  const server = usePlanServer();
  const navigate = useNavigate();
  const open = useOpen();
  const present = (mine.running && (mine.next_plan ?? mine.plan)) || plans[0]?.code || '';
  const [{ id, plan }, setChosen] = useState(() => ({ id: crypto.randomUUID(), plan: present }));
  const [agrees, setAgrees] = useState(false);
  async function deedOf(client: Client) {
    if (agrees) {
      const agreed = await client.rpc('agree_to_card', { version: mine.terms_version });
      if (agreed.error) return agreed;
    }
    if (mine.running) return client.rpc('change_plan', { plan });
    return client.rpc('choose_offer', { id, offer: plan, in_parts: false });
  }
  async function choose(): Promise<void> {
    if (!(await server.ask(deedOf))) return;
    open?.sync.poke();
    onClose();
    if (mine.running) toast({ title: words.changed });
    else await navigate('/billing');
  }
  return (
    <>
      <RadioField
        label={words.plans}
        value={plan}
        // Another plan is another invoice; one whose answer was lost is the same.
        onChange={({ target }) => setChosen({ id: crypto.randomUUID(), plan: target.value })}
        options={plans.map(({ code, title, price_kobo, months, sessions }) => ({
          value: code,
          label: words.price(title, money(price_kobo), months),
          help: sessions > 0 && words.sessions(sessions),
        }))}
      />
      {mine.running && <p className="muted small">{words.later}</p>}
      {mine.agreed ? (
        <Kept mine={mine} onDone={onDone} />
      ) : mine.running ? (
        <Consent mine={mine} onDone={onDone} />
      ) : (
        <CheckField
          label={words.agree}
          help={mine.terms}
          checked={agrees}
          onChange={({ target }) => setAgrees(target.checked)}
        />
      )}
      {!mine.agreed && <p className="muted small">{words.byHand}</p>}
      {(!mine.running || plan !== present) && (
        <Button look="act" large full busy={server.busy} blocked={server.blocked} onClick={() => void choose()}>
          {mine.running ? words.laterAct : words.begin}
        </Button>
      )}
    </>
  );
}

/** Plans at their prices, and whether the card is charged for the next period. */
export function PlanSheet({ onClose }: { onClose: () => void }) {
  const words = useWords(planWords);
  const [acts, setActs] = useState(0);
  const offered = useRemote({
    key: ['plans'],
    ask: (client, signal) =>
      client
        .from('offers')
        .select('code, title, price_kobo, months, sessions')
        .eq('kind', 'plan')
        .order('place')
        .abortSignal(signal),
    shape: Plans,
  });
  const own = useRemote({
    key: ['my-plan'],
    again: acts,
    ask: (client, signal) => client.rpc('my_plan').abortSignal(signal),
    shape: Mine,
  });
  return (
    <Sheet open title={words.plans} onClose={onClose}>
      <Remotely remote={offered} failed={words.failed}>
        {(plans) => (
          <Remotely remote={own} failed={words.failed}>
            {([mine]) =>
              mine && <Choice plans={plans} mine={mine} onDone={() => setActs((n) => n + 1)} onClose={onClose} />
            }
          </Remotely>
        )}
      </Remotely>
    </Sheet>
  );
}
