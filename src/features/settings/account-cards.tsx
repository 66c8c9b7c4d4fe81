import { useRow } from '#src/data/rows.ts';
import { Card } from '#src/ui/card.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useSave } from '#src/work/use-save.ts';
import { saveSettings } from '#sync/actions/user-settings.ts';
import type { SettingsEdit } from '#sync/actions/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import type { UserSettings } from '#sync/entities/user-settings.ts';
import { SightList } from './sight-list.tsx';
import { ViewsList } from './views-list.tsx';
import { settingsWords } from './words.ts';

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
