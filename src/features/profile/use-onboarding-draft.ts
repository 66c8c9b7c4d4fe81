import { useEffect, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from '#src/data/drafts/drafts.ts';
import type { Open } from '#src/data/database/opening.ts';
import { adoptUnits } from '#src/data/settings/units.ts';
import { settings } from '#src/data/settings/use-settings.ts';
import type { Units } from '#src/lib/units.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { draftIn, inUnits } from './draft.ts';
import type { Draft } from './draft.ts';
import { answersFrom } from './rules.ts';
import type { Answers } from './rules.ts';

export const FORM = 'onboarding';

/** Where the person continues: at the draft, else at what the account already knows. Null while that is read. */
export function useBeginning(open: Open | null, units: Units): Draft | null {
  const [beginning, setBeginning] = useState<Draft | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    let isWanted = true;
    const read = async (): Promise<void> => {
      const kept = await readDraft(open.db, FORM).catch(() => null);
      const profile = await profileOf(open.db, open.userId).catch(() => null);
      if (!kept) await adoptUnits(settings, open.db, open.userId).catch(() => undefined);
      if (isWanted) setBeginning(draftIn(kept, units) ?? { step: 0, units, answers: answersFrom(profile, units) });
    };
    void read();
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is being typed is not read again
  }, [open]);
  return beginning;
}

interface UnitsOfForm {
  units: Units;
  chosen: Units;
  setUnits: (units: Units) => void;
}

/** Converts what is typed when the units change, here or on another device. */
export function useUnitsFollowed(form: UseFormReturn<Answers>, { units, chosen, setUnits }: UnitsOfForm): void {
  useLayoutEffect(() => {
    if (units === chosen) return;
    const { weight, height } = form.getValues();
    form.setValue('weight', inUnits(weight, 'weight', units, chosen));
    form.setValue('height', inUnits(height, 'length', units, chosen));
    setUnits(chosen);
  }, [form, units, chosen, setUnits]);
}

/** Saves every keystroke, so that a killed tab continues where it was and no update reloads over it. */
export function useKept(open: Open, form: UseFormReturn<Answers>, step: number, units: Units): void {
  useEffect(() => {
    const keep = (): void => {
      // What cannot be stored is still on the screen.
      void keepDraft(open.db, FORM, { step, units, answers: form.getValues() }).catch(() => undefined);
    };
    if (step > 0 || form.formState.isDirty) keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [open, form, step, units]);
  useUnfinished(form.formState.isDirty);
}
