import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from '#src/data/drafts/drafts.ts';
import type { Open } from '#src/data/database/opening.ts';
import type { Units } from '#src/lib/units.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { typedIn } from './draft.ts';
import { answersFrom, editRulesIn, typedOver } from './rules.ts';
import type { Answers } from './rules.ts';

const FORM = 'profile';

/** Unsaved input from before; null while that is read. */
export function useTyped(open: Open | null, units: Units): Partial<Answers> | null {
  const [read, setRead] = useState<{ units: Units; typed: Partial<Answers> } | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const kept = await readDraft(open.db, FORM).catch(() => null);
      if (isWanted) setRead({ units, typed: typedIn(kept, units) ?? {} });
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [open, units]);
  return read?.units === units ? read.typed : null;
}

/** Saves every keystroke, so that a killed tab continues where it was. */
function useKept(open: Open, form: UseFormReturn<Answers>, shown: Answers, units: Units): void {
  useEffect(() => {
    const keep = (): void => {
      const answers = typedOver(shown, form.getValues());
      const isTyped = Object.keys(answers).length > 0;
      const kept = isTyped ? keepDraft(open.db, FORM, { units, answers }) : dropDraft(open.db, FORM);
      // What cannot be stored is still on the screen.
      void kept.catch(() => undefined);
    };
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [open, form, shown, units]);
}

interface Beginning {
  profile: Profile;
  units: Units;
  typed: Partial<Answers>;
}

/** Fields that were not edited follow the record, whoever changes it. */
export function useProfileForm(open: Open, { profile, units, typed }: Beginning) {
  const shown = useMemo(() => answersFrom(profile, units), [profile, units]);
  const form = useForm<Answers>({
    resolver: zodResolver(editRulesIn(units)) as unknown as Resolver<Answers>,
    values: shown,
    resetOptions: { keepDirtyValues: true },
  });
  // The form must know what is typed in order to store it, and tracks only subscribed values.
  const isTyped = Object.keys(form.formState.dirtyFields).length > 0;
  useEffect(() => {
    for (const [name, text] of Object.entries(typed)) {
      form.setValue(name as keyof Answers, text, { shouldDirty: true });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, on top of what the record says
  }, []);
  useKept(open, form, shown, units);
  useUnfinished(isTyped);
  return {
    form,
    shown,
    /** What was typed is the record now, and no longer a draft. */
    settle: (saved: Answers): void => {
      form.reset(saved);
      void dropDraft(open.db, FORM).catch(() => undefined);
    },
  };
}
