import { useSettings } from '#src/data/settings/use-settings.ts';
import { timeInWords } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { verdictOn } from '#src/work/health/ranges.ts';
import type { Rule } from '#src/work/health/ranges.ts';
import { VITAL_NAMES } from '#src/work/health/vitals.ts';
import type { Shown } from './health-sheets.tsx';
import type { Latest } from './queries.ts';
import { useVitals } from './use-vitals.ts';
import { VerdictBadge } from './verdict-badge.tsx';
import { healthWords } from './words.ts';

interface VitalsProps {
  latest: Latest;
  rule: Rule;
  onShow: (shown: Shown) => void;
}

/** The last of each, with how it stands; a press logs the next. */
export function VitalsCard({ latest, rule, onShow }: VitalsProps) {
  const { signs: words, vitals: names, none } = useWords(healthWords);
  const language = useLanguage();
  const { timezone } = useSettings();
  const { inWords } = useVitals();
  const when = (at: string): string =>
    timeInWords(timezone, Date.parse(at), language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card
      title={words.title}
      beside={
        <Button look="quiet" icon={PlusIcon} onClick={() => onShow({ sheet: 'vital', vital: 'pressure' })}>
          {words.log}
        </Button>
      }
    >
      <Rows label={words.title}>
        {VITAL_NAMES.map((vital) => {
          const moment = latest[vital];
          return (
            <Row
              key={vital}
              title={names[vital]}
              detail={moment ? when(moment.at) : none}
              badges={moment && <VerdictBadge verdict={verdictOn(vital, moment, rule)} />}
              trailing={moment && <b className="numbers">{inWords(vital, moment.values)}</b>}
              onOpen={() => onShow({ sheet: 'vital', vital })}
            />
          );
        })}
      </Rows>
    </Card>
  );
}
