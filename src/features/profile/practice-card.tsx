import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { AreaField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { useSave } from '#src/work/use-save.ts';
import { saveProfile } from '#sync/actions/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { LicenceFields } from './licence-fields.tsx';
import { isCheckedAs, practiceEdit, practiceOf, practiceRules } from './practice.ts';
import type { Practice } from './practice.ts';
import { profileWords } from './words.ts';

const Documents = onDemand(async () => {
  const { Documents: Part, address } = await import('./on-demand/documents.tsx');
  return { Part, address };
});

/** A provider's public description, and the licence that the office checks. */
export function PracticeCard({ profile }: { profile: Profile }) {
  const { practice: words, problem, profile: texts, error: failure } = useWords(profileWords);
  const save = useSave();
  const shown = practiceOf(profile);
  const isChecked = isCheckedAs(profile.provider_status);
  const form = useForm<Practice>({
    resolver: zodResolver(practiceRules(shown, profile.provider_status)),
    defaultValues: shown,
    values: shown,
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnfinished(isDirty);

  const field = (name: keyof Practice) => ({ ...fieldOf(form, name, problem), label: words[name] });
  const keep = async (typed: Practice): Promise<void> => {
    const saved = await save((userId) => saveProfile(userId, practiceEdit(typed, shown)), {
      failed: { title: failure, description: texts.notSaved },
      of: 'account',
      done: { title: texts.success, description: texts.saved },
    });
    if (saved) form.reset(typed);
  };
  return (
    <Card title={words.title}>
      <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(keep)(event)}>
        <TextField {...field('specialization')} readOnly={isChecked} help={isChecked ? words.checked : undefined} />
        <LicenceFields profile={profile} field={field} />
        <TextField inputMode="numeric" {...field('experience_years')} readOnly={isChecked} />
        <TextField inputMode="decimal" unit="$" {...field('consultation_fee')} />
        {profile.role === 'aesthetic_surgeon' && (
          <TextField inputMode="decimal" unit="$" {...field('consultation_fee_max')} />
        )}
        <AreaField rows={4} help={words.bioHelp} {...field('bio')} />
        <Button type="submit" look="line" full busy={isSubmitting}>
          {words.save}
        </Button>
      </form>
      <Documents userId={profile.id} />
    </Card>
  );
}
