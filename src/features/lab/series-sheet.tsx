import { useState } from 'react';
import { removeOutsideResult } from '#sync/actions/outside-results.ts';
import { healthRecordsOf } from '#sync/queries/health-records.ts';
import { useRow, useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import { csvOf } from '#src/lib/csv.ts';
import { daysBetween } from '#src/lib/days.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { dayAt } from '#src/work/day-at.ts';
import { unitsOf } from '#src/work/lab/units.ts';
import { PaperViewer } from '#src/work/papers/viewer.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { useSave } from '#src/work/use-save.ts';
import { seriesOf } from './queries.ts';
import { RangeChart } from './range-chart.tsx';
import { boundsOf, figureOf } from './readings.ts';
import type { Reading, Series } from './readings.ts';
import { ReadingBadges, valueOf } from './results-card.tsx';
import { useUnits } from './use-units.ts';
import { labWords } from './words.ts';

/** Only where there are figures of one unit to draw: a genotype has none. */
function Line({ name, readings }: Series) {
  const words = useWords(labWords).results;
  const language = useLanguage();
  const { dayOf } = useMoments();
  const { timezone } = useSettings();
  const unit = readings[0]?.unit ?? null;
  const drawn = readings.filter((reading) => figureOf(reading) !== null && reading.unit === unit).toReversed();
  const first = drawn[0];
  if (!first || drawn.length < 2) return null;
  return (
    <RangeChart
      label={words.chart(name)}
      heads={[words.day, name]}
      points={drawn.map((reading) => ({
        id: reading.id,
        label: dayOf(reading.at),
        value: figureOf(reading) ?? 0,
        at: daysBetween(dayAt(timezone, first.at), dayAt(timezone, reading.at)),
        bounds: boundsOf(reading),
      }))}
      format={(value) => [value.toLocaleString(language), unit].filter(Boolean).join(' ')}
      inWords={words.within}
    />
  );
}

/** Where a result of another laboratory is from: its slip, and how it is taken out again. */
function Outside({ id, outside }: { id: string; outside: NonNullable<Reading['outside']> }) {
  const words = useWords(labWords).outside;
  const save = useSave();
  // Its pages are fetched by whoever asks for them.
  const [isShown, setShown] = useState(false);
  const records = knownOf(useRows(healthRecordsOf));
  const slip = records?.find((record) => record.id === outside.slip);
  const remove = () =>
    save(removeOutsideResult(id), { failed: { title: words.notSaved }, done: { title: words.removed }, once: id });
  return (
    <>
      <p className="muted small">{[outside.laboratory, words.unverified].filter(Boolean).join(' · ')}</p>
      {slip && !isShown && (
        <Button look="quiet" onClick={() => setShown(true)}>
          {words.slip}
        </Button>
      )}
      {slip && isShown && <PaperViewer record={slip} />}
      <Button look="quiet" onClick={() => void remove()}>
        {words.remove}
      </Button>
    </>
  );
}

function One({ reading }: { reading: Reading }) {
  const words = useWords(labWords).results;
  const { dayOf, momentOf } = useMoments();
  const { id, at, range, comment, outside } = reading;
  return (
    <Row
      title={valueOf(reading)}
      detail={[outside ? dayOf(at) : momentOf(at), range && words.range(range)].filter(Boolean).join(' · ')}
      badges={<ReadingBadges reading={reading} />}
      below={
        <>
          {comment && <p className="muted small">{comment}</p>}
          {outside && <Outside id={id} outside={outside} />}
        </>
      }
    />
  );
}

function All({ series: given }: { series: Series }) {
  const { results: words, outside: fromElsewhere } = useWords(labWords);
  const { shown, unitOf, choose } = useUnits();
  const series = shown(given);
  const { code, name, readings } = series;
  const units = unitsOf(code);
  const download = (): void => {
    const rows = readings.map(({ at, value, unit, range, flag, comment, outside }) => ({
      at,
      test_code: outside ? null : code,
      test_name: name,
      result_value: value,
      unit,
      reference_range: range,
      flag,
      interpretation: comment,
      source: outside ? (outside.laboratory ?? fromElsewhere.elsewhere) : null,
    }));
    saveFile(`${code.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`, csvOf(rows), 'text/csv');
  };
  return (
    <div className="lab-sheet">
      {units.length > 1 && (
        <ChoiceChips
          label={words.unit}
          choices={units}
          chosen={unitOf(code) ?? readings[0]?.unit ?? ''}
          nameOf={(unit) => unit}
          onChoose={(unit) => choose(code, unit)}
        />
      )}
      <Line {...series} />
      <Rows label={words.all}>
        {readings.map((reading) => (
          <One key={reading.id} reading={reading} />
        ))}
      </Rows>
      <p className="muted small">{words.askDoctor}</p>
      <Button look="line" full icon={DownloadIcon} onClick={download}>
        {words.csv}
      </Button>
    </div>
  );
}

/** One test over all orders, each with the range that was used. */
export function SeriesSheet({ code, onClose }: { code: string; onClose: () => void }) {
  const { coming, failed, results: words } = useWords(labWords);
  const { timezone } = useSettings();
  const answer = useRow(
    async (db, userId) => (await seriesOf(db, userId, timezone)).find((series) => series.code === code),
    [code, timezone],
  );
  const title = answer.state === 'content' ? answer.value.name : words.title;
  return (
    <Sheet open title={title} onClose={onClose}>
      <Answered answer={answer} coming={coming} empty={<p>{words.none}</p>} failed={failed}>
        {(series) => <All series={series} />}
      </Answered>
    </Sheet>
  );
}
