import { useState } from 'react';
import { rangesOf } from '#sync/queries/personal-ranges.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import type { PersonalRange } from '#sync/entities/personal-ranges.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { useServerNow } from '#src/data/time/clock.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { ShieldIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { CardFacts } from '#src/work/emergency/card-facts.tsx';
import { knownInEmergency } from '#src/work/emergency/queries.ts';
import type { Known } from '#src/work/emergency/queries.ts';
import { monthLog } from '#src/work/medicines/queries.ts';
import { isAsNeeded } from '#src/work/medicines/rules.ts';
import type { Log } from '#src/work/medicines/rules.ts';
import { nameOf } from '#src/work/medicines/use-doses.ts';
import { useToldLook } from '#src/work/care/use-told-look.ts';
import { Ranges } from './range-form.tsx';
import { patientWords } from './words.ts';

interface PatientFile {
  known: Known;
  log: Log;
  ranges: PersonalRange[];
}

async function fileOf(db: ReadOnly, clientId: string, here: Here, now: number): Promise<PatientFile> {
  const [known, log, ranges] = await Promise.all([
    knownInEmergency(db, clientId, here.today),
    monthLog(db, clientId, here, now),
    rangesOf(db, clientId),
  ]);
  return { known, log, ranges };
}

function Taken({ log }: { log: Log }) {
  const words = useWords(patientWords);
  const language = useLanguage();
  const told = (count: number): string => count.toLocaleString(language);
  if (log.tallies.length === 0) return <p className="muted">{words.noMedicines}</p>;
  return (
    <Rows label={words.medicines}>
      {log.tallies.map(({ medicine, taken, skipped, open }) => (
        <Row
          key={medicine.id}
          title={nameOf(medicine)}
          detail={
            isAsNeeded(medicine) ? words.times(told(taken)) : words.taken(told(taken), told(taken + skipped + open))
          }
        />
      ))}
    </Rows>
  );
}

function Opened({ clientId, here }: PatientHealthProps) {
  const words = useWords(patientWords);
  const now = useServerNow();
  const role = knownOf(useRow(profileOf))?.role;
  const answer = useRow((db) => fileOf(db, clientId, here, now()), [clientId], [here.today, here.zone]);
  return (
    <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
      {({ known, log, ranges }) => (
        <>
          <h3>{words.card}</h3>
          <CardFacts known={known} />
          <h3>{words.medicines}</h3>
          <Taken log={log} />
          <h3>{words.ranges}</h3>
          <Ranges clientId={clientId} today={here.today} ranges={ranges} isDoctor={role === 'doctor'} />
        </>
      )}
    </Answered>
  );
}

interface PatientHealthProps {
  clientId: string;
  here: Here;
}

/** What a doctor sees of somebody's health. That it was opened is told to the person. */
export function PatientHealth({ clientId, here }: PatientHealthProps) {
  const words = useWords(patientWords);
  const toldLook = useToldLook();
  const [isOpen, setOpen] = useState(false);
  function open(): void {
    setOpen(true);
    toldLook(clientId, 'record');
  }
  return (
    <>
      <Seam />
      {isOpen ? (
        <Opened clientId={clientId} here={here} />
      ) : (
        <Button look="line" full icon={ShieldIcon} onClick={open}>
          {words.open}
        </Button>
      )}
    </>
  );
}
