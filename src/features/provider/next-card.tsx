import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { gradeOf } from '#src/lib/scores.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import { useTitle, useWhen } from '#src/work/appointment/in-words.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { GRADE_TONE } from '#src/ui/grade.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Answered } from '#src/ui/states.tsx';
import { CallLink } from './call-link.tsx';
import { complianceOf } from './day.ts';
import { summaryOf } from './queries.ts';
import type { Summary, Visit } from './queries.ts';
import { providerWords } from './words.ts';

function Compliance({ summary }: { summary: Summary }) {
  const words = useWords(providerWords).next;
  const language = useLanguage();
  const percent = complianceOf(summary);
  if (percent === null) return null;
  return (
    <div className="compliance">
      <p className="pair small">
        <span>{words.compliance}</span>
        <b className="numbers">{words.share((percent / 100).toLocaleString(language, { style: 'percent' }))}</b>
      </p>
      <Bar value={percent} max={100} tone={GRADE_TONE[gradeOf(percent / 10)]} />
    </div>
  );
}

function ClientFacts({
  summary: { focus, perWeek, sessions, weight, note },
  zone,
}: {
  summary: Summary;
  zone: string;
}) {
  const words = useWords(providerWords).next;
  const language = useLanguage();
  const { units } = useSettings();
  const format = (n: number): string => n.toLocaleString(language);
  const weighed =
    weight &&
    words.weighed(
      `${format(toTenth(convert('weight', weight.value, 'metric', units)))} ${unitOf('weight', units)}`,
      dayInWords(dayIn(zone, Date.parse(weight.measured_at)), language),
    );
  const trained = perWeek ? words.sessionsOf(format(sessions), format(perWeek)) : words.sessionsDone(format(sessions));
  const facts = [
    [words.focus, focus],
    [words.weight, weighed],
    [words.sessions, perWeek || sessions > 0 ? trained : null],
    [words.note, note],
  ] as const;
  return <Facts facts={facts} />;
}

interface NextCardProps {
  visit: Visit | null;
  here: Here;
  onOpen: (visitId: string) => void;
}

/** Who comes next, and what is worth knowing first. */
export function NextCard({ visit, here, onOpen }: NextCardProps) {
  const { next: words, coming, failed } = useWords(providerWords);
  const when = useWhen(here.zone);
  const titled = useTitle();
  const clientId = visit?.appointment.user_id ?? null;
  const answer = useRow(
    async (db, userId) => (clientId === null ? null : summaryOf(db, userId, clientId, here)),
    [clientId, here.today, here.zone],
  );
  if (!visit) {
    return (
      <Card title={words.title}>
        <p className="muted">{words.none}</p>
      </Card>
    );
  }
  const { appointment, client } = visit;
  return (
    <Card title={words.title}>
      <div className="next-client">
        <div className="who">
          <Avatar name={client.name} large />
          <p>
            <b>{client.name}</b>
            <span className="muted small">{`${when(appointment.starts_at)} · ${titled(appointment.title)}`}</span>
          </p>
        </div>
        <Answered answer={answer} coming={coming} empty={null} failed={failed}>
          {(summary) => (
            <>
              <ClientFacts summary={summary} zone={here.zone} />
              <Compliance summary={summary} />
            </>
          )}
        </Answered>
        <Button look="act" large full onClick={() => onOpen(appointment.id)}>
          {words.open}
        </Button>
        <CallLink phone={client.phone} />
      </div>
    </Card>
  );
}
