import { useRows } from '#src/data/rows.ts';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { FlagBadge } from '#src/work/lab/flag-badge.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { changeOf, seriesOf } from './queries.ts';
import type { Series } from './queries.ts';
import { labWords } from './words.ts';

/** How much it went up or down since the one before, in its own unit. */
function useChange(): (series: Series) => string | null {
  const words = useWords(labWords).results;
  const language = useLanguage();
  return ({ results }) => {
    const change = changeOf(results);
    if (change === null) return null;
    const figure = change.toLocaleString(language, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
    return words.change(figure);
  };
}

/** The latest of each test; a press shows all of them. */
export function ResultsCard({ onShow }: { onShow: (code: string) => void }) {
  const { results: words, coming, failed } = useWords(labWords);
  const { dayOf } = useMoments();
  const changed = useChange();
  const answer = useRows(seriesOf);
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
            {all.map((series) => {
              const latest = series.results[0];
              if (!latest) return null;
              return (
                <Row
                  key={series.code}
                  title={series.name}
                  detail={[dayOf(latest.released_at ?? ''), changed(series)].filter(Boolean).join(' · ')}
                  badges={<FlagBadge flag={latest.flag} />}
                  trailing={<b className="numbers">{[latest.result_value, latest.unit].filter(Boolean).join(' ')}</b>}
                  onOpen={() => onShow(series.code)}
                />
              );
            })}
          </Rows>
        )}
      </Answered>
    </Card>
  );
}
