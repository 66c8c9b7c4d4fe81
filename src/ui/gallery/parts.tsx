import { useState } from 'react';
import { addDays } from '#src/lib/days.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Combobox } from '../desk/combobox.tsx';
import { GradeBadge } from '../grade.tsx';
import { ImageIcon } from '../icons.tsx';
import { Calendar } from '../parts/calendar.tsx';
import { CodeField } from '../parts/code-field.tsx';
import { Crop } from '../parts/crop.tsx';
import { ScoreField } from '../parts/score-field.tsx';
import { Upload } from '../parts/upload.tsx';
import { Sheet } from '../sheet.tsx';

const TODAY = '2026-03-11';
const VISITS = new Map([
  [TODAY, 3],
  ['2026-03-13', 1],
  ['2026-03-20', 9],
]);

function Month() {
  const [day, setDay] = useState(TODAY);
  return (
    <Card title={`Chosen: ${day}`}>
      <Calendar
        label="Day of the visit"
        value={day}
        today={TODAY}
        first={addDays(TODAY, -7)}
        last={addDays(TODAY, 40)}
        isOpen={(each) => each !== '2026-03-12'}
        weekStart="monday"
        marked={(each) => {
          const count = VISITS.get(each);
          return count === undefined ? undefined : { count, told: `${count} visits` };
        }}
        onChange={setDay}
      />
    </Card>
  );
}

function Code({ label, error }: { label: string; error?: string }) {
  const [code, setCode] = useState('');
  return (
    <Card>
      <CodeField
        label={label}
        required
        name="code"
        value={code}
        error={error}
        onChange={setCode}
        onBlur={() => undefined}
        focusRef={null}
      />
      <output aria-label={`Typed: ${label}`}>{code}</output>
    </Card>
  );
}

function Effort() {
  const [score, setScore] = useState(6.5);
  return (
    <Card>
      <ScoreField
        label="Effort"
        value={score}
        max={10}
        step={0.5}
        unit="of 10"
        told={`${score}, steady`}
        onChange={setScore}
      >
        <GradeBadge score={{ value: score, trend: 'up' }} label={`${score}, steady`} />
      </ScoreField>
    </Card>
  );
}

const DISHES = ['Jollof rice', 'Egusi', 'Ewa Agoyin', 'Moi moi', 'Suya', 'Ofada', 'Akara', 'Pepper soup'];

function Dishes() {
  const [dish, setDish] = useState('none');
  return (
    <>
      <Combobox
        label="Dish"
        placeholder="Jollof, egusi …"
        none={() => 'No dish is called that'}
        find={(text) =>
          DISHES.filter((name) => name.toLowerCase().includes(text.toLowerCase())).map((name) => ({
            id: name,
            name,
            detail: 'one plate',
          }))
        }
        onChoose={setDish}
      />
      <output aria-label="Chosen dish">{dish}</output>
    </>
  );
}

function InSheet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        Find in a sheet
      </Button>
      <Sheet open={isOpen} title="A dish for dinner" onClose={() => setOpen(false)}>
        <Dishes />
      </Sheet>
    </>
  );
}

function Picture() {
  const [picture, setPicture] = useState<string | null>(null);
  const [cut, setCut] = useState('none');
  return (
    <>
      <Upload
        label="Choose a picture"
        icon={ImageIcon}
        accept={{ 'image/png': [] }}
        reading={null}
        onFile={(file) => setPicture(URL.createObjectURL(file))}
      />
      <output aria-label="Cut">{cut}</output>
      <Sheet open={picture !== null} title="Which part of it" onClose={() => setPicture(null)}>
        {picture && (
          <Crop
            picture={picture}
            act="Take this part"
            busy={false}
            onDone={(square) => {
              setCut(JSON.stringify(square));
              setPicture(null);
            }}
          />
        )}
      </Sheet>
    </>
  );
}

/** What Chakra draws, with our tokens as its theme. */
export const LateParts = () => (
  <section>
    <h2>Loaded where they are shown</h2>
    <div className="grid two">
      <Month />
      <div className="stack">
        <Code label="Code of the app" />
        <Code label="Code of the mail" error="That is not the code." />
        <Effort />
        <Card>
          <Dishes />
          <InSheet />
        </Card>
        <Card>
          <Picture />
        </Card>
      </div>
    </div>
  </section>
);
