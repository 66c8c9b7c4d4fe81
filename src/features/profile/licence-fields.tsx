import { dayInWords } from '#src/lib/days.ts';
import { houseDay } from '#src/lib/house.ts';
import { councilOf } from '#src/lib/licences.ts';
import type { fieldOf } from '#src/ui/fields/form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Profile } from '#sync/entities/profiles.ts';
import { isCheckedAs } from './practice.ts';
import type { Practice } from './practice.ts';
import { profileWords } from './words.ts';

interface LicenceFieldsProps {
  profile: Profile;
  field: (name: keyof Practice) => ReturnType<typeof fieldOf<Practice>> & { label: string };
}

/** What was checked with an approval stands; a renewal is stated beside it, until the office has confirmed it. */
export function LicenceFields({ profile, field }: LicenceFieldsProps) {
  const { practice: words } = useWords(profileWords);
  const language = useLanguage();
  const today = houseDay();
  const { provider_status: status, provider_reason: reason, license_expires_on: lastDay } = profile;
  const isChecked = isCheckedAs(status);
  const council = councilOf(profile.role);
  return (
    <>
      {reason && (
        <Notice tone="warn" title={words.office}>
          {reason}
        </Notice>
      )}
      {status === 'approved' && lastDay !== null && lastDay < today && (
        <Notice tone="warn" title={words.ended(dayInWords(lastDay, language))}>
          {words.endedHelp}
        </Notice>
      )}
      <TextField
        {...field('license_number')}
        readOnly={isChecked}
        help={isChecked ? words.checked : council && words.council(council)}
      />
      {!council && <TextField {...field('license_issuer')} readOnly={isChecked} />}
      <TextField type="date" {...field('license_expires_on')} readOnly={isChecked} />
      {isChecked && <TextField type="date" min={today} help={words.renewsHelp} {...field('license_renews_on')} />}
    </>
  );
}
