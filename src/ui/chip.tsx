import './chip.css';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { IconPart } from './icons.tsx';

interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  pressed: boolean;
  icon?: IconPart;
  children: ReactNode;
}

/** Something to have or not to have: a filter, an answer. */
export function Chip({ pressed, icon: Icon, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className="chip" aria-pressed={pressed}>
      {Icon && <Icon small />}
      {children}
    </button>
  );
}

interface ChoiceChipsProps<T extends string> {
  label: string;
  choices: readonly T[];
  chosen: T;
  nameOf: (choice: T) => string;
  onChoose: (choice: T) => void;
}

/** One of several, as a filter above a list. */
export function ChoiceChips<T extends string>({ label, choices, chosen, nameOf, onChoose }: ChoiceChipsProps<T>) {
  return (
    <Chips label={label}>
      {choices.map((choice) => (
        <Chip key={choice} pressed={choice === chosen} onClick={() => onChoose(choice)}>
          {nameOf(choice)}
        </Chip>
      ))}
    </Chips>
  );
}

interface ChipsProps {
  label: string;
  wrapped?: boolean;
  children: ReactNode;
}

export function Chips({ label, wrapped = false, children }: ChipsProps) {
  return (
    <fieldset aria-label={label} className={classNames('chips', wrapped && 'wrapped')}>
      {children}
    </fieldset>
  );
}
