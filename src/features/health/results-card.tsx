import { useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { DoctorsWord } from '#src/work/lab/doctors-word.tsx';
import { FlagBadge } from '#src/work/lab/flag-badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { FlaskIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { recentResults } from './queries.ts';
import { healthWords } from './words.ts';

/** What the laboratory has released. */
export function ResultsCard() {
  const { results: words, coming, failed } = useWords(healthWords);
  const language = useLanguage();
  const { timezone } = useSettings();
  const answer = useRows(recentResults);
  return (
    <Card
      title={words.title}
      beside={
        <ButtonLink look="quiet" to="/lab">
          {words.all}
        </ButtonLink>
      }
    >
      <Answered
        answer={answer}
        coming={coming}
        empty={<Empty title={words.none}>{words.noneHelp}</Empty>}
        failed={failed}
      >
        {(results) => (
          <Rows label={words.title}>
            {results.map(({ result, taken }) => (
              <Row
                key={result.id}
                icon={FlaskIcon}
                title={result.test_name}
                detail={[
                  dayInWords(dayIn(timezone, Date.parse(taken)), language),
                  result.reference_range && words.range(result.reference_range),
                ]
                  .filter(Boolean)
                  .join(', ')}
                badges={<FlagBadge flag={result.flag} />}
                below={
                  <>
                    {result.interpretation && <p className="muted small">{result.interpretation}</p>}
                    <DoctorsWord {...result} />
                  </>
                }
                trailing={<b className="numbers">{[result.result_value, result.unit].filter(Boolean).join(' ')}</b>}
              />
            ))}
          </Rows>
        )}
      </Answered>
    </Card>
  );
}
