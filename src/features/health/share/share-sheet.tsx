import { useState } from 'react';
import { saveFile } from '#src/lib/save-file.ts';
import type { Day } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { DownloadIcon, ShieldIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { codesOf } from '#src/work/handover/codes.ts';
import { handoverFile } from '#src/work/handover/file.ts';
import { newPin, seal, SHORTEST_PIN } from '#src/work/handover/seal.ts';
import { handoverWords } from '#src/work/handover/words.ts';
import { Codes } from './codes.tsx';
import { useSummary } from './use-summary.ts';
import { shareWords } from './words.ts';

/** Of a file that is opened elsewhere, and tells apart two that were scanned. */
const aName = (): string => crypto.randomUUID().slice(0, 6);

function Locked({ today, whole, short }: { today: Day } & ReturnType<typeof useSummary>) {
  const words = useWords(shareWords);
  const { reader } = useWords(handoverWords);
  const language = useLanguage();
  const [pin, setPin] = useState(newPin);
  const [codes, setCodes] = useState<readonly string[] | 'too-long' | null>(null);
  const [busy, setBusy] = useState<'file' | 'codes' | null>(null);
  const isShort = pin.replaceAll(/\s/g, '').length < SHORTEST_PIN;
  async function run(of: 'file' | 'codes', make: () => Promise<void>): Promise<void> {
    setBusy(of);
    await attempt(make, { title: words.failed });
    setBusy(null);
  }
  const toFile = (text: string) => async (): Promise<void> => {
    const name = `summary-${today}.json`;
    const page = handoverFile({ sealed: await seal(text, pin), words: reader, language, name });
    saveFile(`summary-${today}.html`, page, 'text/html');
  };
  const toCodes = (text: string) => async (): Promise<void> =>
    setCodes(codesOf(await seal(text, pin), `${location.origin}/hand-over`, aName()) ?? 'too-long');
  return (
    <>
      <TextField
        label={words.pin}
        help={words.pinHelp}
        autoComplete="off"
        value={pin}
        error={isShort ? words.pinShort : undefined}
        onChange={({ target }) => {
          setPin(target.value);
          setCodes(null);
        }}
      />
      <Button
        look="line"
        full
        icon={ShieldIcon}
        blocked={isShort ? words.pinShort : undefined}
        busy={busy === 'file' || !whole}
        onClick={() => whole && void run('file', toFile(whole()))}
      >
        {words.lockedFile}
      </Button>
      <p className="muted small">{words.lockedFileHelp}</p>
      <Button
        look="line"
        full
        blocked={isShort ? words.pinShort : undefined}
        busy={busy === 'codes' || !short}
        onClick={() => short && void run('codes', toCodes(short()))}
      >
        {words.codes}
      </Button>
      {codes === 'too-long' && <Notice tone="warn">{words.tooLong}</Notice>}
      {codes !== null && codes !== 'too-long' ? (
        <Codes codes={codes} />
      ) : (
        <p className="muted small">{words.codesHelp}</p>
      )}
    </>
  );
}

/** What is known of somebody's health, for whoever treats him elsewhere. */
export function ShareSheet({ today, onClose }: { today: Day; onClose: () => void }) {
  const words = useWords(shareWords);
  const { whole, short } = useSummary(today);
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="vital-form">
        <p className="muted">{words.help}</p>
        <Locked today={today} whole={whole} short={short} />
        <Seam />
        <Button
          look="line"
          full
          icon={DownloadIcon}
          busy={!whole}
          onClick={() => whole && saveFile(`summary-${today}.json`, whole(), 'application/fhir+json')}
        >
          {words.open}
        </Button>
        <p className="muted small">{words.openHelp}</p>
      </div>
    </Sheet>
  );
}
