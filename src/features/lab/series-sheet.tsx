import { useRow } from '#src/data/rows.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import { csvOf } from '#src/lib/csv.ts';
import { daysBetween } from '#src/lib/days.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { FlagBadge } from '#src/work/lab/flag-badge.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { figureOf, seriesOf } from './queries.ts';
import type { Series } from './queries.ts';
import { labWords } from './words.ts';

const dayIn = ({ released_at }: LabResult): string => (released_at ?? '').slice(0, 10);

/** Only where there are figures to draw: a genotype has none. */
function Line({ name, results }: Series) {
  const words = useWords(labWords).results;
  const language = useLanguage();
  const { dayOf } = useMoments();
  const drawn = results.filter((result) => figureOf(result) !== null).toReversed();
  const first = drawn[0];
  if (!first || drawn.length < 2) return null;
  return (
    <LineChart
      label={words.chart(name)}
      heads={[words.day, name]}
      points={drawn.map((result) => ({
        label: dayOf(result.released_at ?? ''),
        value: figureOf(result) ?? 0,
        at: daysBetween(dayIn(first), dayIn(result)),
      }))}
      format={(value) => [value.toLocaleString(language), first.unit].filter(Boolean).join(' ')}
    />
  );
}

function All({ series }: { series: Series }) {
  const words = useWords(labWords).results;
  const { momentOf } = useMoments();
  const { name, code, results } = series;
  const download = (): void => {
    const rows = results.map(({ released_at, result_value, unit, reference_range, flag, interpretation }) => ({
      released_at,
      test_code: code,
      test_name: name,
      result_value,
      unit,
      reference_range,
      flag,
      interpretation,
    }));
    saveFile(`${code.toLowerCase()}.csv`, csvOf(rows), 'text/csv');
  };
  return (
    <div className="lab-sheet">
      <Line {...series} />
      <Rows label={words.all}>
        {results.map(({ id, released_at, result_value, unit, reference_range, flag, interpretation }) => (
          <Row
            key={id}
            title={[result_value, unit].filter(Boolean).join(' ')}
            detail={[momentOf(released_at ?? ''), reference_range && words.range(reference_range)]
              .filter(Boolean)
              .join(' · ')}
            badges={<FlagBadge flag={flag} />}
            below={interpretation && <p className="muted small">{interpretation}</p>}
          />
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
  const answer = useRow(
    async (db, userId) => (await seriesOf(db, userId)).find((series) => series.code === code),
    [code],
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
