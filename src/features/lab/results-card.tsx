import { useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { FlagBadge } from '#src/work/lab/flag-badge.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { seriesOf } from './queries.ts';
import { changeOf } from './readings.ts';
import type { Reading, Series } from './readings.ts';
import { useUnits } from './use-units.ts';
import { labWords } from './words.ts';

export const valueOf = ({ value, unit }: Pick<Reading, 'value' | 'unit'>): string =>
  [value, unit].filter(Boolean).join(' ');

/** How much it went up or down since the one before, in the unit it is shown in. */
function useChange(): (series: Series) => string | null {
  const words = useWords(labWords).results;
  const language = useLanguage();
  const { unitOf } = useUnits();
  return (series) => {
    const change = changeOf(series, unitOf(series.code));
    if (change === null) return null;
    const figure = change.toLocaleString(language, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
    return words.change(figure);
  };
}

export function ReadingBadges({ reading }: { reading: Reading }) {
  const words = useWords(labWords).outside;
  return (
    <>
      {reading.flag && <FlagBadge flag={reading.flag} />}
      {reading.outside && <Badge tone="idle">{words.mark}</Badge>}
    </>
  );
}

function SeriesRow({ series, onOpen }: { series: Series; onOpen: () => void }) {
  const words = useWords(labWords).results;
  const { dayOf } = useMoments();
  const changed = useChange();
  const { shown } = useUnits();
  const { name, readings } = shown(series);
  const [latest, before] = readings;
  if (!latest) return null;
  return (
    <Row
      title={name}
      detail={[dayOf(latest.at), changed(series)].filter(Boolean).join(' · ')}
      badges={<ReadingBadges reading={latest} />}
      trailing={
        <span className="lab-two">
          <b className="numbers">{valueOf(latest)}</b>
          {before && <span className="muted small numbers">{words.before(valueOf(before), dayOf(before.at))}</span>}
        </span>
      }
      onOpen={onOpen}
    />
  );
}

interface ResultsCardProps {
  onShow: (code: string) => void;
  onAdd: () => void;
}

/** The latest of each test beside the one before; a press shows all of them. */
export function ResultsCard({ onShow, onAdd }: ResultsCardProps) {
  const { results: words, outside, coming, failed } = useWords(labWords);
  const { timezone } = useSettings();
  const answer = useRows((db, userId) => seriesOf(db, userId, timezone), [timezone]);
  return (
    <Card title={words.title}>
      <Answered
        answer={answer}
        coming={coming}
        empty={<Empty title={words.none}>{words.noneHelp}</Empty>}
        failed={failed}
      >
        {(all) => (
          <Rows label={words.title}>
            {all.map((series) => (
              <SeriesRow key={series.code} series={series} onOpen={() => onShow(series.code)} />
            ))}
          </Rows>
        )}
      </Answered>
      <Button look="line" icon={PlusIcon} onClick={onAdd}>
        {outside.open}
      </Button>
    </Card>
  );
}
