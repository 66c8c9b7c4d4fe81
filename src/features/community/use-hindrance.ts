import { profileOf } from '#sync/queries/profiles.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useRow } from '#src/data/rows.ts';
import { useServerNow } from '#src/data/time/clock.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { cleaned, hasLink } from '#src/lib/plain-text.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useAgreed } from './guidelines.tsx';
import { communityWords } from './words.ts';

/** As the server has it: whoever has come lately posts no links. */
const MS_WITHOUT_LINKS = 7 * 86_400_000;

/** Why a text cannot be posted as it is, said before it is sent. */
export function useHindrance(written: string, blank: string): string | undefined {
  const { guidelines, composer } = useWords(communityWords);
  const language = useLanguage();
  const { timezone: zone } = useSettings();
  const agreed = useAgreed();
  const now = useServerNow();
  const profile = knownOf(useRow((db, userId) => profileOf(db, userId)));
  const linksFrom = Date.parse(profile?.created_at ?? '') + MS_WITHOUT_LINKS;
  if (cleaned(written).trim() === '') return blank;
  if (agreed === null) return guidelines.first;
  // A row that did not come yet has no instant, and holds nothing back.
  if (hasLink(written) && linksFrom > now()) return composer.links(dayInWords(dayIn(zone, linksFrom), language));
  return undefined;
}
