import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { Badge } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useSave } from '#src/work/use-save.ts';
import { saveSettings } from '#sync/actions/user-settings.ts';
import type { SettingsEdit } from '#sync/actions/user-settings.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import type { UserSettings } from '#sync/entities/user-settings.ts';
import { SightList } from './sight-list.tsx';
import { ViewsList } from './views-list.tsx';
import { settingsWords } from './words.ts';

// The two cards that show the account's settings row.

function Privacy({ chosen }: { chosen: UserSettings }) {
  const { privacy: words, saved, notSaved } = useWords(settingsWords);
  const save = useSave();
  const choose = (edit: SettingsEdit) =>
    save((userId) => saveSettings(userId, edit), {
      failed: { title: notSaved },
      of: 'account',
      done: { title: saved },
    });
  const { label, ...options } = words.visibility;
  return (
    <>
      <SelectField
        label={label}
        help={words.explained[chosen.profile_visibility]}
        options={Object.entries<string>(options).map(([value, name]) => ({ value, label: name }))}
        value={chosen.profile_visibility}
        onChange={({ target }) =>
          void choose({ profile_visibility: target.value as UserSettings['profile_visibility'] })
        }
      />
      <SwitchField
        label={words.workouts}
        help={words.workoutsHelp}
        checked={chosen.workout_data_sharing}
        onChange={({ target }) => void choose({ workout_data_sharing: target.checked })}
      />
      <SwitchField
        label={words.photos}
        help={words.photosHelp}
        checked={chosen.progress_photos}
        onChange={({ target }) => void choose({ progress_photos: target.checked })}
      />
      <SwitchField
        label={words.typing}
        help={words.typingHelp}
        checked={chosen.activity_status}
        onChange={({ target }) => void choose({ activity_status: target.checked })}
      />
    </>
  );
}

/** The server shows others only what is chosen here. */
export function PrivacyCard() {
  const words = useWords(settingsWords);
  const answer = useRow(settingsOf);
  return (
    <Card title={words.privacy.title}>
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.profile.notLoaded}>
        {(chosen) => <Privacy chosen={chosen} />}
      </Answered>
      <Seam />
      <SightList />
      <ViewsList />
    </Card>
  );
}

const TONES = { active: 'ok', trialing: 'info', past_due: 'bad', cancelled: 'idle', expired: 'idle' } as const;

/** A plan is shown by its name, known or not. */
const planName = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1);

export function SubscriptionCard() {
  const { subscription: words, coming, profile } = useWords(settingsWords);
  const language = useLanguage();
  const answer = useRow(settingsOf);
  const isClient = !isProviderType(knownOf(useRow(profileOf))?.role ?? null);
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={null} failed={profile.notLoaded}>
        {({ subscription_plan, subscription_status, subscription_next_billing, subscription_auto_renew }) => (
          <Rows label={words.title}>
            <Row title={words.plan} trailing={planName(subscription_plan)} />
            <Row
              title={words.status}
              trailing={<Badge tone={TONES[subscription_status]}>{words.statuses[subscription_status]}</Badge>}
            />
            <Row
              title={words.nextBilling}
              trailing={subscription_next_billing ? dayInWords(subscription_next_billing, language) : words.noBilling}
            />
            <Row title={words.renewal} trailing={subscription_auto_renew ? words.yes : words.no} />
          </Rows>
        )}
      </Answered>
      {isClient && (
        <ButtonLink look="line" to="/billing">
          {words.invoices}
        </ButtonLink>
      )}
    </Card>
  );
}
