import type { ReactNode } from 'react';
import { timeInWords } from '#src/lib/days.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { LogToggle } from '#src/ui/log-toggle.tsx';
import { Row } from '#src/ui/row.tsx';
import type { Dose } from './rules.ts';
import { nameOf, useClock, useDoses } from './use-doses.ts';
import { medicineWords } from './words.ts';

/** What was said of a dose; nothing while it is open. */
function DoseBadge({ row }: Pick<Dose, 'row'>) {
  const words = useWords(medicineWords);
  const language = useLanguage();
  const { timezone } = useSettings();
  if (!row) return null;
  if (row.status === 'taken') {
    return <Badge tone="ok">{words.takenAt(timeInWords(timezone, Date.parse(row.done_at), language))}</Badge>;
  }
  return <Badge>{row.reason ? words.notTakenWhy(words.reasons[row.reason]) : words.notTaken}</Badge>;
}

interface DoseRowProps {
  dose: Dose;
  standing?: 'on-this-device' | 'sending' | 'needs-attention' | undefined;
  below?: ReactNode;
  to?: string;
}

/** A press ticks it, another one opens it again. */
export function DoseRow({ dose, standing, below, to }: DoseRowProps) {
  const { take, reopen } = useDoses();
  const clock = useClock();
  const name = nameOf(dose.medicine);
  const isTaken = dose.row?.status === 'taken';
  return (
    <Row
      leading={clock(dose.time)}
      title={name}
      detail={dose.medicine.purpose}
      badges={dose.row && <DoseBadge row={dose.row} />}
      standing={standing}
      below={below}
      to={to}
      trailing={<LogToggle name={name} logged={isTaken} onToggle={(next) => void (next ? take(dose) : reopen(dose))} />}
    />
  );
}
