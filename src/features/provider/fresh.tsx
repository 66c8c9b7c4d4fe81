import { useOpen } from '#src/data/database/use-open.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { useSyncStatus } from '#src/data/sync/sync-status.ts';
import { dayIn, dayInWords, timeInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { RetryIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { isStale } from './day.ts';
import { useMinute } from '#src/data/time/use-minute.ts';
import { providerWords } from './words.ts';

/** The last complete sync in words; only the time if it was today. */
export function useAsOf({ today, zone }: Here): string | null {
  const language = useLanguage();
  const at = useSyncStatus()?.lastSync ?? null;
  if (at === null) return null;
  const time = timeInWords(zone, at, language);
  return dayIn(zone, at) === today ? time : `${dayInWords(dayIn(zone, at), language)}, ${time}`;
}

export function AsOf({ here }: { here: Here }) {
  const words = useWords(providerWords).fresh;
  const asOf = useAsOf(here);
  // Reserves the line, so that nothing moves when it appears.
  return asOf === null ? '\u{A0}' : words.asOf(asOf);
}

export function Refresh() {
  const words = useWords(providerWords).fresh;
  const open = useOpen();
  const online = useOnline();
  return (
    <Button look="line" icon={RetryIcon} blocked={online ? undefined : words.offline} onClick={() => open?.sync.poke()}>
      {words.refresh}
    </Button>
  );
}

/** What an outdated schedule may lack. */
export function Freshness({ here }: { here: Here }) {
  const words = useWords(providerWords).fresh;
  const language = useLanguage();
  const online = useOnline();
  const now = useMinute();
  const lastSync = useSyncStatus()?.lastSync ?? null;
  const asOf = useAsOf(here);
  if (asOf === null) return null;
  if (lastSync !== null && isStale(lastSync, now)) {
    return (
      <Notice tone="warn" title={words.stale(dayInWords(dayIn(here.zone, lastSync), language))}>
        {words.staleHelp}
      </Notice>
    );
  }
  return online ? null : <Notice title={words.isOffline}>{words.offlineHelp(asOf)}</Notice>;
}
