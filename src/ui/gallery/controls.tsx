import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, IconButton } from '../button.tsx';
import { Card } from '../card.tsx';
import { Chip, Chips } from '../chip.tsx';
import { CheckField, RadioField, SwitchField } from '../fields/choice-field.tsx';
import { fieldOf } from '../fields/form.ts';
import { AreaField, PasswordField, SearchField, SelectField, TextField } from '../fields/text-field.tsx';
import { BellIcon, CloseIcon, PlayIcon, PlusIcon, RetryIcon } from '../icons.tsx';
import { Stepper } from '../stepper.tsx';

const LOOKS = ['act', 'line', 'plain', 'quiet', 'danger'] as const;

/** Each look as it is, while it cannot be pressed, and while it is at work. */
const Looks = () =>
  LOOKS.map((look) => (
    <div key={look} className="line-up">
      <Button look={look}>Save</Button>
      <Button look={look} blocked="Saving needs a connection">
        Save
      </Button>
      <Button look={look} busy>
        Saving
      </Button>
    </div>
  ));

export const ButtonsPart = () => (
  <section>
    <h2>Buttons</h2>
    <div className="line-up">
      <Button look="act" large icon={PlayIcon}>
        Start workout
      </Button>
      <Button look="act">Post</Button>
      <Button look="line">Reschedule</Button>
      <Button icon={RetryIcon}>Retry</Button>
      <Button look="quiet">View all</Button>
      <Button look="danger">Delete account</Button>
      <IconButton icon={CloseIcon} label="Close the page" />
      <IconButton icon={BellIcon} label="Notifications, 2 unread" dot />
      <IconButton icon={PlusIcon} label="Add a glass" />
    </div>
    <Looks />
    <div className="cloth stack">
      <Looks />
    </div>
  </section>
);

function Filters() {
  const [kind, setKind] = useState('All');
  const [search, setSearch] = useState('moi');
  return (
    <div className="stack">
      <SearchField label="Find a food" value={search} onSearch={setSearch} placeholder="Jollof, akara, ẹ̀bà" />
      <Chips label="Kinds of food">
        {['All', 'Mine', 'Soups', 'Swallow', 'Street food'].map((name) => (
          <Chip key={name} pressed={name === kind} onClick={() => setKind(name)}>
            {name}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

interface Person {
  firstName: string;
  email: string;
  password: string;
  goal: string;
  about: string;
  agreed: boolean;
  units: string;
}

function PersonForm() {
  const form = useForm<Person>({ defaultValues: { firstName: 'Tèmítọ́pẹ́', units: 'metric' } });
  const required = 'Fill this in.';
  return (
    <form className="stack" noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <div className="grid three">
        <TextField
          label="First name"
          required
          help="As on your ID"
          autoComplete="given-name"
          {...fieldOf(form, 'firstName')}
        />
        <TextField
          label="E-mail"
          type="email"
          required
          {...form.register('email', { required })}
          error={form.formState.errors.email?.message}
        />
        <TextField label="Weight" unit="kg" inputMode="decimal" defaultValue="84.6" />
        <PasswordField label="New password" defaultValue="1234" error="Use at least 6 characters." />
        <SelectField
          label="Goal"
          placeholder="Choose one"
          options={[
            { value: 'lose', label: 'Lose weight' },
            { value: 'gain', label: 'Gain muscle' },
          ]}
          {...fieldOf(form, 'goal')}
        />
        <AreaField label="About you" placeholder="Anything your coach should know" {...fieldOf(form, 'about')} />
      </div>
      <div className="grid three">
        <CheckField label="I agree to the terms" required {...fieldOf(form, 'agreed')} />
        <SwitchField label="Remind me to drink" defaultChecked help="At 11:00 and at 15:00" />
        <RadioField
          label="Units"
          options={[
            { value: 'metric', label: 'Metric', help: 'kg, cm' },
            { value: 'imperial', label: 'Imperial', help: 'lb, in' },
          ]}
          {...fieldOf(form, 'units')}
        />
      </div>
      <div>
        <Button type="submit" look="line">
          Check the form
        </Button>
      </div>
    </form>
  );
}

export const FieldsPart = () => (
  <section>
    <h2>Fields</h2>
    <PersonForm />
    <Filters />
  </section>
);

export function StepsPart() {
  const [reps, setReps] = useState(12);
  const [weight, setWeight] = useState(18);
  return (
    <section>
      <h2>Steppers</h2>
      <Card title="Set 3 of 4" inHand beside={<span className="muted">Last time 10 × 18 kg</span>}>
        <div className="grid two" style={{ gridTemplateColumns: '1fr 1fr' }}>
          <Stepper label="Reps" value={reps} onChange={setReps} max={50} unit="aim 12" />
          <Stepper label="Weight" value={weight} onChange={setWeight} step={0.5} unit="kg" />
        </div>
      </Card>
    </section>
  );
}
