import { Suspense, useState } from 'react';
import { availabilityExceptions } from '#sync/entities/availability-exceptions.ts';
import { availabilityRules } from '#sync/entities/availability-rules.ts';
import { providerSchedules } from '#sync/entities/provider-schedules.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CalendarIcon, CheckedIcon, ClockIcon, PinIcon, VideoIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { statedBy } from './stated.ts';
import type { Stated } from './stated.ts';
import { useHoursInWords } from './in-words.ts';
import { holding, shortLink, stretchesOf } from './week.ts';
import { hoursWords } from './words.ts';

const HoursSheet = later(async () => (await import('./hours-sheet.tsx')).HoursSheet);

const DAYS_SHOWN = 3;

function Week({ hours, today }: Stated) {
  const words = useWords(hoursWords);
  const inWords = useHoursInWords();
  const { week_start } = useSettings();
  const standings = useStandings(availabilityRules);
  const stretches = stretchesOf(holding(hours, today), week_start);
  if (stretches.length === 0) return <Row icon={ClockIcon} title={hours.length === 0 ? words.any : words.over} />;
  return stretches.map(({ weekdays, spans, ids }) => (
    <Row
      key={weekdays.join()}
      icon={ClockIcon}
      title={inWords.weekdays(weekdays)}
      detail={inWords.spans(spans)}
      standing={ids.map((id) => standings.get(id)).find(Boolean)}
    />
  ));
}

function Days({ days }: Stated) {
  const words = useWords(hoursWords);
  const inWords = useHoursInWords();
  const standings = useStandings(availabilityExceptions);
  return (
    <>
      {days.slice(0, DAYS_SHOWN).map((day) => (
        <Row
          key={day.id}
          icon={CalendarIcon}
          title={inWords.day(day.date)}
          detail={inWords.differs(day)}
          standing={standings.get(day.id)}
        />
      ))}
      {days.length > DAYS_SHOWN && <Row icon={CalendarIcon} title={words.more(days.length - DAYS_SHOWN)} />}
    </>
  );
}

function Booking({ rules: { call_url, location, auto_confirm, slot_minutes } }: Stated) {
  const words = useWords(hoursWords);
  const inWords = useHoursInWords();
  const userId = useOpen()?.userId ?? '';
  const standing = useStandings(providerSchedules).get(userId);
  return (
    <>
      <Row
        icon={VideoIcon}
        title={call_url ? shortLink(call_url) : words.noLink}
        detail={call_url && words.call_url}
        standing={standing}
      />
      <Row icon={PinIcon} title={location ?? words.noPlace} detail={location && words.location} standing={standing} />
      <Row
        icon={CheckedIcon}
        title={auto_confirm ? words.confirmed : words.asked}
        detail={words.every(inWords.minutes(slot_minutes))}
        standing={standing}
      />
    </>
  );
}

/** The provider's hours, as clients are offered them. */
export function HoursCard() {
  const words = useWords(hoursWords);
  const { timezone } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const answer = useRow(statedBy, [], [useToday()]);
  // Until the first sync is complete, missing hours may exist, and saving would store the defaults.
  const whole = answer.state === 'first-sync' ? { ...answer, partly: null } : answer;
  return (
    <Card title={words.title}>
      <Answered answer={whole} coming={words.coming} empty={null} failed={words.failed}>
        {(stated) => (
          <>
            <Rows label={words.title}>
              <Week {...stated} />
              <Days {...stated} />
              <Booking {...stated} />
            </Rows>
            {stated.rules.zone !== timezone && (
              <p className="muted small">{words.clock(stated.rules.zone.replaceAll('_', ' '))}</p>
            )}
            <Button look="line" full onClick={() => setOpen(true)}>
              {words.change}
            </Button>
            {isOpen && (
              <Suspense>
                <HoursSheet stated={stated} onClose={() => setOpen(false)} />
              </Suspense>
            )}
          </>
        )}
      </Answered>
    </Card>
  );
}
