import { attendanceRecords } from '#sync/entities/attendance-records.ts';
import { attendanceOfClient } from '#sync/queries/attendance-records.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { addDays, dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { useTitle } from '#src/work/appointment/in-words.ts';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { AttendanceChips } from '../attendance-chips.tsx';
import { attendanceToday } from '../queries.ts';
import { useCare } from '../use-care.ts';
import { providerWords } from '../words.ts';
import { recordWords } from './words.ts';

const DAYS = 30;

/** Whether the client came, of today with one tap. */
export function Attendance({ clientId, here: { today } }: { clientId: string; here: Here }) {
  const { visit: words, clients } = useWords(providerWords);
  const { overview, record } = useWords(recordWords);
  const language = useLanguage();
  const titled = useTitle();
  const care = useCare();
  const standings = useStandings(attendanceRecords);
  const answer = useRow(
    async (db, userId) => ({
      mine: (await attendanceToday(db, userId, today)).get(clientId) ?? null,
      all: (await attendanceOfClient(db, clientId, { from: addDays(today, -DAYS), to: today })).toReversed(),
    }),
    [clientId, today],
  );
  return (
    <Card title={overview.attendance}>
      <Answered answer={answer} coming={record.coming} empty={null} failed={record.failed}>
        {({ mine, all }) => (
          <>
            <AttendanceChips
              label={clients.quick}
              came={mine?.status ?? null}
              onSay={(came) => void care.attendToday(clientId, today, came)}
              onTakeBack={() => mine && void care.takeBack(mine)}
            />
            <Rows label={overview.attendance}>
              {all.map(({ id, status, session_date, session_type, appointment_id }) => (
                <Row
                  key={id}
                  title={words[status]}
                  detail={[dayInWords(session_date, language), appointment_id !== null && titled(session_type)]
                    .filter(Boolean)
                    .join(' · ')}
                  standing={standings.get(id)}
                />
              ))}
            </Rows>
          </>
        )}
      </Answered>
    </Card>
  );
}
