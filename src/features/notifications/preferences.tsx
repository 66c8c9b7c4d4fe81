import { useRow } from '#src/data/rows.ts';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useSave } from '#src/work/use-save.ts';
import { savePreferences } from '#sync/actions/notification-preferences.ts';
import type { PreferencesEdit } from '#sync/actions/notification-preferences.ts';
import { preferencesOf } from '#sync/queries/notification-preferences.ts';
import type { NotificationPreferences } from '#sync/entities/notification-preferences.ts';
import { PushOnDevice } from './push-on-device.tsx';
import { notificationsWords } from './words.ts';

const SUBJECTS = ['workouts', 'appointments', 'community', 'marketing', 'system', 'report'] as const;

function useSaving(): (edit: PreferencesEdit) => Promise<void> {
  const save = useSave();
  const { preferences: words, failed } = useWords(notificationsWords);
  return async (edit) => {
    await save((userId) => savePreferences(userId, edit), {
      failed: { title: failed.preferences },
      of: 'account',
      done: { title: words.saved, description: words.savedHelp },
    });
  };
}

interface PartProps {
  chosen: NotificationPreferences;
  onChoose: (edit: PreferencesEdit) => void;
}

function Switches({ way, chosen, onChoose }: PartProps & { way: 'email' | 'push' }) {
  const { preferences: words, category } = useWords(notificationsWords);
  return (
    <fieldset className="field">
      <legend>{words[way]}</legend>
      {SUBJECTS.map((subject) => {
        const name = `${way}_${subject}` as const;
        return (
          <SwitchField
            key={name}
            label={category.names[subject]}
            checked={chosen[name]}
            onChange={({ target }) => onChoose({ [name]: target.checked })}
          />
        );
      })}
    </fieldset>
  );
}

function Pace({ chosen, onChoose }: PartProps) {
  const words = useWords(notificationsWords).preferences;
  const options = Object.entries<string>(words.digests).map(([value, label]) => ({ value, label }));
  return (
    <>
      <SelectField
        label={words.digest}
        help={words.digestHelp}
        options={options}
        value={chosen.digest}
        onChange={({ target }) => onChoose({ digest: target.value as NotificationPreferences['digest'] })}
      />
      <SwitchField
        label={words.realtime}
        help={words.realtimeHelp}
        checked={chosen.realtime}
        onChange={({ target }) => onChoose({ realtime: target.checked })}
      />
    </>
  );
}

/** Which channels for which topics; each switch applies at once. */
export function Preferences() {
  const words = useWords(notificationsWords);
  const answer = useRow(preferencesOf);
  const save = useSaving();
  return (
    <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed.list}>
      {(chosen) => {
        const part = { chosen, onChoose: (edit: PreferencesEdit) => void save(edit) };
        return (
          <div className="form">
            <Switches way="email" {...part} />
            <Pace {...part} />
            <Seam />
            <Switches way="push" {...part} />
            <PushOnDevice />
          </div>
        );
      }}
    </Answered>
  );
}
