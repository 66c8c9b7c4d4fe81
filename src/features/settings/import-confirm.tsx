import type { ImportPreview } from '#src/data/sync/sync-centre.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { Confirm } from '#src/ui/confirm.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { settingsWords } from './words.ts';

interface ImportConfirmProps {
  preview: ImportPreview;
  busy: boolean;
  onAct: () => void;
  onClose: () => void;
}

export function ImportConfirm({ preview, busy, onAct, onClose }: ImportConfirmProps) {
  const words = useWords(settingsWords).data;
  const language = useLanguage();
  const { timezone } = useSettings();
  const { records, here, unsent, lastChange } = preview;
  const figure = (count: number): string => count.toLocaleString(language);
  return (
    <Confirm open title={words.preview} act={words.take} busy={busy} onAct={onAct} onClose={onClose}>
      <p>{words.previewHelp}</p>
      <Rows label={words.preview}>
        <Row title={words.inFile} trailing={figure(records)} />
        <Row title={words.here} trailing={figure(here)} />
        <Row title={words.unsent} trailing={figure(unsent)} />
        {lastChange && (
          <Row title={words.lastChange} trailing={dayInWords(dayIn(timezone, Date.parse(lastChange)), language)} />
        )}
      </Rows>
    </Confirm>
  );
}
