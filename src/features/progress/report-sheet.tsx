import { useState } from 'react';
import { sendMessage } from '#sync/actions/messages.ts';
import { useRow } from '#src/data/rows.ts';
import { addDays, dayInWords, isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { MessageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import type { Place } from '#src/work/progress/span.ts';
import { overTimeWords } from '#src/work/progress/words.ts';
import { useBodyHidden } from '#src/work/body/use-body-hidden.ts';
import { ENOUGH_DAYS, helpedIn, lastWeekBefore, nextStepAfter } from '#src/work/report/weekly.ts';
import { SharePicture } from '#src/work/picture/share-picture.tsx';
import { useSave } from '#src/work/use-save.ts';
import { weekStartOf } from '#src/work/weeks.ts';
import { reportOf, useLines } from './report-lines.ts';
import type { Report } from './report-lines.ts';
import { progressWords } from './words.ts';

/** One tap, and it stands in the conversation; offline it goes when there is a network. */
function Sending({ providers, text }: Pick<Report, 'providers'> & { text: string }) {
  const { report: words, measure } = useWords(progressWords);
  const save = useSave();
  if (providers.length === 0) return <p className="muted small">{words.nobody}</p>;
  return providers.map(({ pair, name }) => (
    <Button
      key={pair.provider_id}
      look="line"
      full
      icon={MessageIcon}
      onClick={() =>
        void save((sender_id) => sendMessage({ ...pair, sender_id, content: text, urgent: false }), {
          failed: { title: words.notSent, description: measure.notSavedHelp },
          done: { title: words.sent(name) },
          once: pair.provider_id,
        })
      }
    >
      {words.sendTo(name)}
    </Button>
  ));
}

function Told({ report: { week, note, providers }, span }: { report: Report; span: string }) {
  const words = useWords(progressWords).report;
  const helped = helpedIn(week);
  const bodyHidden = useBodyHidden();
  const lines = useLines(week);
  const text = [`${words.title}, ${span}`, ...lines.map(({ name, figure }) => `${name}: ${figure}`)].join('\n');
  return (
    <>
      {week.days < ENOUGH_DAYS && <p className="muted">{words.short}</p>}
      <Rows label={words.title}>
        {lines.map(({ name, figure }) => (
          <Row key={name} title={name} trailing={<b>{figure}</b>} />
        ))}
      </Rows>
      {note && (
        <section>
          <h3>{words.noteTitle}</h3>
          <p>{note.text}</p>
          <p className="muted small">{note.from}</p>
        </section>
      )}
      {helped && (
        <section>
          <h3>{words.helpedTitle}</h3>
          <p>{words.helped[helped]}</p>
        </section>
      )}
      <section>
        <h3>{words.nextTitle}</h3>
        <p>{words.next[nextStepAfter(week, { bodyHidden })]}</p>
      </section>
      <Seam />
      <Sending providers={providers} text={text} />
      <SharePicture card={{ title: words.title, detail: span, lines }} />
    </>
  );
}

interface ReportSheetProps {
  /** Of the week that is shown first. */
  day?: Day | undefined;
  here: Place;
  onClose: () => void;
}

/** The last week that is over, and those before it to leaf through. */
export function ReportSheet({ day = '', here, onClose }: ReportSheetProps) {
  const { report: words } = useWords(progressWords);
  const { coming, failed } = useWords(overTimeWords);
  const language = useLanguage();
  const newest = lastWeekBefore(here.today, here.weekStart);
  const [first, setFirst] = useState(() => (isDay(day) && day < newest ? weekStartOf(day, here.weekStart) : newest));
  const answer = useRow((db, userId) => reportOf(db, userId, first, here.zone), [first, here.zone]);
  const short = (each: Day): string => dayInWords(each, language, { day: 'numeric', month: 'long' });
  const span = words.span(short(first), short(addDays(first, 6)));
  const isNewest = first >= newest;
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="measure-form">
        <p className="muted">{span}</p>
        <Answered answer={answer} coming={coming} empty={null} failed={failed}>
          {(report) => <Told report={report} span={span} />}
        </Answered>
        <Seam />
        <div className="pair">
          <Button look="line" onClick={() => setFirst(addDays(first, -7))}>
            {words.before}
          </Button>
          <Button
            look="line"
            aria-disabled={isNewest || undefined}
            onClick={() => !isNewest && setFirst(addDays(first, 7))}
          >
            {words.after}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
