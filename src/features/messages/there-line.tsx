import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useMinute } from '#src/data/time/use-minute.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayIn, dayInWords, timeInWords } from '#src/lib/days.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { thereOf } from './there.ts';
import { messagesWords } from './words.ts';

const OTHER_DAY = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** When the provider says that he answers, by the clock of who reads it. That he is in the app says nothing of it. */
export function ThereLine({ providerId }: { providerId: string }) {
  const words = useWords(messagesWords).there;
  const language = useLanguage();
  const { timezone: zone } = useSettings();
  const now = useMinute();
  const found = knownOf(
    useRow(async (db, userId) => ({ there: await thereOf(db, userId, { providerId, now }) }), [providerId, now]),
  );
  if (!found?.there) return null;
  const { until, next, away } = found.there;
  const clock = (at: number): string =>
    timeInWords(zone, at, language, dayIn(zone, at) === dayIn(zone, now) ? { timeStyle: 'short' } : OTHER_DAY);
  return (
    <>
      {away && (
        <Notice tone="info" title={words.away(dayInWords(away.until, language))}>
          {away.note}
          {away.cover && <p>{words.cover(away.cover.name)}</p>}
          {away.cover?.to && (
            <ButtonLink to={away.cover.to} look="line">
              {words.toCover(away.cover.name)}
            </ButtonLink>
          )}
        </Notice>
      )}
      {until !== null && <p className="muted small">{words.now(clock(until))}</p>}
      {until === null && next !== null && <p className="muted small">{words.next(clock(next))}</p>}
    </>
  );
}
