import { useState } from 'react';
import { endGrant, giveGrant } from '#sync/actions/grants.ts';
import { LONGEST_DAYS, LONGEST_PURPOSE } from '#sync/entities/grants.ts';
import type { Grant } from '#sync/entities/grants.ts';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import { grantsBy } from '#sync/queries/grants.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { addDays, dayInWords, isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { whoSees } from '#src/work/care/sight.ts';
import { useSave } from '#src/work/use-save.ts';
import { healthWords } from '../words.ts';
import { namesOf } from '#src/work/people/names.ts';

const AT_FIRST_DAYS = 30;

interface Seers {
  /** In care now. */
  providers: { id: string; name: string }[];
  /** Of this record. */
  given: { grant: Grant; who: string | undefined }[];
}

async function seersOf(db: ReadOnly, userId: string, record: string, today: Day): Promise<Seers> {
  const [all, grants] = await Promise.all([whoSees(db, userId), grantsBy(db, userId, 'health_records', today)]);
  const names = await namesOf(
    db,
    grants.map(({ provider_id }) => provider_id),
  );
  return {
    providers: all.filter(({ withdrawal }) => withdrawal === null),
    given: grants
      .filter(({ row_ids }) => row_ids.includes(record))
      .map((grant) => ({ grant, who: names.get(grant.provider_id) })),
  };
}

function Given({ given }: Pick<Seers, 'given'>) {
  const words = useWords(healthWords).records.grant;
  const language = useLanguage();
  const save = useSave();
  const end = (id: string) =>
    save(endGrant(id), { failed: { title: words.notEnded }, done: { title: words.ended }, once: id });
  if (given.length === 0) return null;
  return (
    <Rows>
      {given.map(({ grant: { id, purpose, until }, who = words.gone }) => (
        <Row
          key={id}
          title={words.shown(who, dayInWords(until, language))}
          detail={purpose}
          below={
            <Button look="quiet" onClick={() => void end(id)}>
              {words.end(who)}
            </Button>
          }
        />
      ))}
    </Rows>
  );
}

interface FormProps {
  record: HealthRecord;
  providers: Seers['providers'];
  today: Day;
}

function Form({ record, providers, today }: FormProps) {
  const words = useWords(healthWords).records.grant;
  const save = useSave();
  const [provider, setProvider] = useState(providers[0]?.id ?? '');
  const [purpose, setPurpose] = useState('');
  const [until, setUntil] = useState(addDays(today, AT_FIRST_DAYS));
  const [wasAsked, setWasAsked] = useState(false);
  const last = addDays(today, LONGEST_DAYS);
  const isWrong = !isDay(until) || until < today || until > last;
  useUnfinished(purpose !== '');
  async function give(): Promise<void> {
    setWasAsked(true);
    if (purpose.trim() === '' || isWrong) return;
    const grant = { provider_id: provider, row_ids: [record.id], purpose: purpose.trim(), until };
    const given = await save((user_id) => giveGrant({ user_id, subject: 'health_records', ...grant }), {
      failed: { title: words.notGiven },
      done: { title: words.given },
      once: 'grant',
    });
    if (!given) return;
    setPurpose('');
    setWasAsked(false);
  }
  return (
    <>
      <SelectField
        label={words.provider}
        value={provider}
        options={providers.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setProvider(target.value)}
      />
      <TextField
        label={words.purpose}
        required
        maxLength={LONGEST_PURPOSE}
        value={purpose}
        error={wasAsked && purpose.trim() === '' ? words.purposeMissing : undefined}
        onChange={({ target }) => setPurpose(target.value)}
      />
      <TextField
        type="date"
        label={words.until}
        min={today}
        max={last}
        value={until}
        error={isWrong ? words.untilWrong : undefined}
        onChange={({ target }) => setUntil(target.value)}
      />
      <Button look="line" full onClick={() => void give()}>
        {words.give}
      </Button>
    </>
  );
}

/** To whom a record is shown, until when, and to whom next. */
export function GrantForm({ record, today }: { record: HealthRecord; today: Day }) {
  const words = useWords(healthWords).records.grant;
  const seers = knownOf(useRow((db, userId) => seersOf(db, userId, record.id, today), [record.id, today]));
  if (!seers) return null;
  return (
    <section className="vital-form" aria-label={words.open}>
      <h3>{words.open}</h3>
      <p className="muted small">{words.help}</p>
      <Given given={seers.given} />
      {seers.providers.length > 0 ? (
        <Form record={record} providers={seers.providers} today={today} />
      ) : (
        <p className="muted">{words.nobody}</p>
      )}
    </section>
  );
}
