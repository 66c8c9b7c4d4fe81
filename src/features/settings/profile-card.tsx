import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useRow } from '#src/data/rows.ts';
import { usePhoto } from '#src/data/photo/use-photo.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { AreaField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { useSave } from '#src/work/use-save.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { saveProfile } from '#sync/actions/profiles.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { editOf, profileForm, profileRules } from './rules.ts';
import type { ProfileForm } from './rules.ts';
import { settingsWords } from './words.ts';

const EmailForm = onDemand(async () => {
  const { EmailForm: Part, address } = await import('./on-demand/email-form.tsx');
  return { Part, address };
});

function Fields({ profile }: { profile: Profile }) {
  const { profile: words, save } = useWords(settingsWords);
  const write = useSave();
  const today = useToday();
  const shown = profileForm(profile);
  // Changes from another device show in unedited fields.
  const form = useForm<ProfileForm>({
    resolver: zodResolver(profileRules(today)),
    defaultValues: shown,
    values: shown,
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnfinished(isDirty);
  const field = (name: keyof ProfileForm) => ({ ...fieldOf(form, name, words), label: words[name] });
  const keep = async (typed: ProfileForm): Promise<void> => {
    const saved = await write((userId) => saveProfile(userId, editOf(typed, shown)), {
      failed: { title: words.notSaved },
      of: 'account',
      done: { title: words.saved },
    });
    if (saved) form.reset(typed);
  };
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(keep)(event)}>
      <TextField autoComplete="given-name" {...field('first_name')} />
      <TextField autoComplete="family-name" {...field('last_name')} />
      <TextField type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      <TextField type="date" autoComplete="bday" max={today} {...field('date_of_birth')} />
      <TextField autoComplete="address-level2" {...field('location')} />
      <AreaField rows={3} {...field('bio')} />
      <Button type="submit" look="act" full busy={isSubmitting}>
        {save}
      </Button>
    </form>
  );
}

export function ProfileCard() {
  const { profile: words, coming } = useWords(settingsWords);
  const answer = useRow(profileOf);
  const photo = usePhoto();
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={null} failed={words.notLoaded}>
        {(profile) => (
          <>
            <div className="photo">
              <Avatar name={fullNameOf(profile)} picture={photo?.address} />
              <span className="muted small">{words.photoHint}</span>
              <ButtonLink to="/profile" look="line">
                {words.photo}
              </ButtonLink>
            </div>
            <Fields profile={profile} />
            <Seam />
            <EmailForm />
          </>
        )}
      </Answered>
    </Card>
  );
}
