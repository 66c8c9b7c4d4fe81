import type { Open } from '#src/data/database/opening.ts';
import { useSession } from '#src/data/session/use-session.ts';
import { useToday } from '#src/data/time/use-today.ts';
import type { Units } from '#src/lib/units.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { saveProfileWithGoal } from '#sync/actions/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { BodyFields, CareFields, EnergyFields, GoalField, PersonFields } from './fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { answersFrom, editFrom } from './rules.ts';
import type { Answers } from './rules.ts';
import { useDoubt } from './use-doubt.ts';
import { useProfileForm } from './use-profile-form.ts';
import { profileWords } from './words.ts';

interface ProfileFormProps {
  open: Open;
  profile: Profile;
  units: Units;
  typed: Partial<Answers>;
}

function Email() {
  const words = useWords(profileWords).profile;
  const session = useSession();
  const email = session.state === 'signed-in' ? session.account.email : null;
  return <TextField type="email" label={words.email} help={words.emailHelp} value={email ?? ''} readOnly />;
}

/** Starts with unsaved input from before. */
export function ProfileForm({ open, profile, units, typed }: ProfileFormProps) {
  const { profile: words, saving, error, goal: titles } = useWords(profileWords);
  const { form, shown, settle } = useProfileForm(open, { profile, units, typed });
  const question = useDoubt(form, units);
  const today = useToday();
  const keep = useSave();
  const fields = { form, units, question };

  async function save(): Promise<void> {
    const edit = editFrom(form.getValues(), shown, units);
    if (('weight' in edit || 'height' in edit) && question.asks()) return;
    const saved = await keep((userId) => saveProfileWithGoal(userId, edit, { titles, today }), {
      failed: { title: error, description: words.notSaved },
      of: 'account',
      done: { title: words.success, description: words.saved },
    });
    if (saved) settle(answersFrom({ ...profile, ...edit }, units));
  }

  const isBusy = form.formState.isSubmitting;
  return (
    <form className="column" method="post" noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Card title={words.personal}>
        <div className="form">
          <PhotoField profile={profile} />
          <PersonFields {...fields} />
          <Email />
        </div>
      </Card>
      {profile.role === 'client' && (
        <Card title={words.health}>
          <div className="form">
            <BodyFields {...fields} />
            <GoalField {...fields} />
            <EnergyFields {...fields} />
            <CareFields {...fields} />
          </div>
        </Card>
      )}
      <div className="save">
        <Button type="submit" look="act" large full busy={isBusy}>
          {isBusy ? saving : words.save}
        </Button>
      </div>
    </form>
  );
}
