import './sync-centre.css';
import { useState } from 'react';
import type { Chip } from '#src/data/sync/sync-chip.ts';
import { useOnline, useSyncChip } from '#src/data/sync/sync-chip.ts';
import { useSyncCentre } from '#src/data/sync/sync-centre.ts';
import type { SyncCentre as Acts } from '#src/data/sync/sync-centre.ts';
import { useSyncStatus } from '#src/data/sync/sync-status.ts';
import { useRow } from '#src/data/rows.ts';
import { useIsDataLow } from '#src/data/settings/use-low-data.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { askToSendFiles } from '#src/data/uploads/ask-to-send.ts';
import { filesStatus } from '#src/data/uploads/uploads.ts';
import { knownOf } from '#src/lib/answer.ts';
import { timeInWords } from '#src/lib/days.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { CopyIcon, RetryIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Tally } from '#src/ui/marks/ticks.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { Conflicts } from './conflicts.tsx';
import { sizeIn, ThisDevice } from './device.tsx';
import { Headline } from './headline.tsx';
import { byKind } from '#src/work/records/kinds.ts';
import { recordWords } from '#src/work/records/words.ts';
import { Refused } from './refused.tsx';
import { syncCentreWords } from './words.ts';

function useMoment(): (at: number) => string {
  const language = useLanguage();
  const { timezone } = useSettings();
  return (at) => timeInWords(timezone, at, language, { dateStyle: 'medium', timeStyle: 'short' });
}

function Retry({ says, acts }: { says: Chip; acts: Acts }) {
  const words = useWords(syncCentreWords);
  const online = useOnline();
  if (says === 'sign-in') {
    return (
      <ButtonLink look="act" full to="/auth">
        {words.signIn}
      </ButtonLink>
    );
  }
  return (
    <Button
      look="line"
      full
      icon={RetryIcon}
      blocked={online ? undefined : words.retryOffline}
      onClick={() => acts.retryNow()}
    >
      {words.retry}
    </Button>
  );
}

function Waiting({ pending }: { pending: Readonly<Record<string, number>> }) {
  const words = useWords(syncCentreWords);
  const language = useLanguage();
  const { kinds } = useWords(recordWords);
  const waiting = [...byKind(pending)];
  if (waiting.length === 0) return null;
  return (
    <section>
      <h3>{words.waiting}</h3>
      <Rows>
        {waiting.map(([kind, count]) => (
          <Row
            key={kind}
            title={kinds[kind]}
            standing="on-this-device"
            leading={<Tally count={count} />}
            trailing={count.toLocaleString(language)}
          />
        ))}
      </Rows>
    </section>
  );
}

/** Where little data is to be used, files go by hand. */
function WaitingFiles() {
  const words = useWords(syncCentreWords).files;
  const language = useLanguage();
  const isLow = useIsDataLow();
  const files = knownOf(useRow(filesStatus));
  const bytes = files?.waitingBytes ?? 0;
  if (!isLow || bytes === 0) return null;
  return (
    <>
      <p className="muted small">{words.help}</p>
      <Button look="line" full onClick={askToSendFiles}>
        {words.send(sizeIn(language, bytes))}
      </Button>
    </>
  );
}

function Diagnostics({ acts }: { acts: Acts }) {
  const words = useWords(syncCentreWords);
  const [busy, setBusy] = useState(false);
  async function copy(): Promise<void> {
    setBusy(true);
    try {
      await navigator.clipboard.writeText(await acts.diagnostics());
      toast({ title: words.diagnostics.copied, description: words.diagnostics.help, about: words.failed });
    } catch {
      toast({ title: words.failed, destructive: true });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button look="line" full icon={CopyIcon} busy={busy} onClick={() => void copy()}>
      {words.diagnostics.copy}
    </Button>
  );
}

/** Everything that is not simply saved, and what can be done about it. */
export function SyncCentre({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords(syncCentreWords);
  const moment = useMoment();
  const status = useSyncStatus();
  const chip = useSyncChip();
  const acts = useSyncCentre();
  if (!status || !chip || !acts) return null;
  const { says, unsent } = chip;
  return (
    <Sheet open={open} title={words.title} onClose={onClose} foot={<Retry says={says} acts={acts} />}>
      <div className="sync-centre">
        <section>
          <Headline unsent={unsent} rejected={status.rejected} conflicts={status.conflicts} />
          <p>{words.why[says]}</p>
          <p className="muted small">{status.lastSync ? words.lastSync(moment(status.lastSync)) : words.never}</p>
        </section>
        <Waiting pending={status.pending} />
        <WaitingFiles />
        {acts.attention && <Refused rejected={acts.attention.rejected} acts={acts} />}
        {acts.attention && <Conflicts conflicts={acts.attention.conflicts} acts={acts} />}
        <Seam />
        <ThisDevice />
        <Diagnostics acts={acts} />
      </div>
    </Sheet>
  );
}
