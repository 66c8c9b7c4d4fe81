import { attendanceRecords } from '#sync/entities/attendance-records.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import type { Day } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { AttendanceChips } from './attendance-chips.tsx';
import { attendanceToday } from './queries.ts';
import type { Cared } from './queries.ts';
import { useCare } from './use-care.ts';
import { providerWords } from './words.ts';

const FIRST = 3;

interface QuickAttendanceProps {
  clients: readonly Cared[];
  today: Day;
}

/** One tap for each of the first clients, with or without an appointment. */
export function QuickAttendance({ clients, today }: QuickAttendanceProps) {
  const words = useWords(providerWords).clients;
  const care = useCare();
  const standings = useStandings(attendanceRecords);
  const answer = useRow((db, userId) => attendanceToday(db, userId, today), [today]);
  return (
    <Card title={words.quick}>
      <p className="muted small">{words.quickHelp}</p>
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(records) => (
          <div className="quick-attendance">
            <Rows label={words.quick}>
              {clients.slice(0, FIRST).map(({ clientId, client: { name } }) => {
                const record = records.get(clientId);
                return (
                  <Row
                    key={clientId}
                    title={name}
                    standing={standings.get(record?.id ?? '')}
                    below={
                      <AttendanceChips
                        label={name}
                        name={name}
                        came={record?.status ?? null}
                        onSay={(came) => void care.attendToday(clientId, today, came)}
                        onTakeBack={() => record && void care.takeBack(record)}
                      />
                    }
                  />
                );
              })}
            </Rows>
          </div>
        )}
      </Answered>
    </Card>
  );
}
