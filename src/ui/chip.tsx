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
