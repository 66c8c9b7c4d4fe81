import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { dropDraft } from '#src/data/drafts/drafts.ts';
import type { Open } from '#src/data/database/opening.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { settings, useSettings } from '#src/data/settings/use-settings.ts';
import { adoptZone } from '#src/data/settings/zone.ts';
import { chosenOffer } from '#src/lib/chosen-offer.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Units } from '#src/lib/units.ts';
import { pause } from '#src/lib/pause.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Door } from '#src/ui/door.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Ticks } from '#src/ui/marks/ticks.tsx';
import { useSave } from '#src/work/use-save.ts';
import { saveProfileWithGoal } from '#sync/actions/profiles.ts';
import type { ProfileEdit } from '#sync/actions/profiles.ts';
import type { Draft } from './draft.ts';
import { STEPS, isFilled, profileFrom, stepsIn } from './rules.ts';
import type { Answers } from './rules.ts';
import { STEP_PARTS } from './onboarding-steps.ts';
import { useDoubt } from './use-doubt.ts';
import { FORM, useBeginning, useKept, useUnitsFollowed } from './use-onboarding-draft.ts';
import { profileWords } from './words.ts';

/** Long enough to read the welcome. */
const REDIRECT_MS = 900;

function useCompletion(open: Open) {
  const { onboarding: words, error, goal: titles } = useWords(profileWords);
  const save = useSave();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);

  async function complete(edit: ProfileEdit): Promise<void> {
    // First, because the goal starts on the person's local day.
    await adoptZone(settings, open.db, open.userId).catch(() => undefined);
    const today = dayIn(settings.store.getState().timezone);
    const saved = await save((userId) => saveProfileWithGoal(userId, edit, { titles, today }), {
      failed: { title: error, description: words.failed },
      of: 'account',
      done: { title: words.welcome(PRODUCT_NAME), description: words.created },
    });
    if (!saved) return;
    setDone(true);
    await dropDraft(open.db, FORM).catch(() => undefined);
    await pause(REDIRECT_MS);
    await navigate(chosenOffer() === null ? '/profile' : '/billing', { replace: true });
  }

  return { isDone, complete };
}

/** After a step the focus goes to its heading. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

function Steps({ open, beginning, chosen }: { open: Open; beginning: Draft; chosen: Units }) {
  const { onboarding: words, saving } = useWords(profileWords);
  const [units, setUnits] = useState(beginning.units);
  const [step, setStep] = useState(beginning.step);
  const { isDone, complete } = useCompletion(open);
  const rules = stepsIn(units)[step] ?? stepsIn(units)[0];
  const form = useForm<Answers>({
    // Each step has its own rules, over some of the answers.
    resolver: zodResolver(rules) as unknown as Resolver<Answers>,
    defaultValues: beginning.answers,
    shouldUnregister: false,
    mode: 'onTouched',
  });
  useUnitsFollowed(form, { units, chosen, setUnits });
  useKept(open, form, step, units);
  const question = useDoubt(form, units);
  const heading = useHeadingFocus(step);
  const { name, Part } = STEP_PARTS[step] ?? STEP_PARTS[0];
  const isLast = step === STEPS - 1;

  const asks = (): boolean => name === 'body' && question.asks();

  async function goOn(): Promise<void> {
    if (asks()) return;
    if (!isLast) {
      setStep(step + 1);
      return;
    }
    const made = profileFrom(form.getValues(), units);
    if ('edit' in made) await complete(made.edit);
    else setStep(made.unfinished);
  }

  const submit = form.handleSubmit(goOn, asks);
  const answers = { ...beginning.answers, ...useWatch({ control: form.control }) };
  const next = isLast ? words.complete : words.next;
  const isBusy = form.formState.isSubmitting || isDone;
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <div className="onboarding-step">
        <p className="muted small">{words.step(step + 1, STEPS)}</p>
        <Ticks done={step + (isDone ? 1 : 0)} of={STEPS} now />
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {words.steps[name]}
      </h2>
      <Part key={name} form={form} units={units} question={question} required />
      <div className="pair">
        {step > 0 && (
          <Button look="line" large full onClick={() => setStep(step - 1)}>
            {words.previous}
          </Button>
        )}
        <Button type="submit" look="act" large full blocked={isFilled(rules, answers) ? undefined : next} busy={isBusy}>
          {isLast && isBusy ? saving : next}
        </Button>
      </div>
    </form>
  );
}

export function OnboardingScreen() {
  const words = useWords(profileWords).onboarding;
  const open = useOpen();
  const { units } = useSettings();
  const beginning = useBeginning(open, units);
  return (
    <Door title={words.title} description={words.description} heading={words.heading} detail={words.detail}>
      <Card>{open && beginning && <Steps open={open} beginning={beginning} chosen={units} />}</Card>
    </Door>
  );
}
