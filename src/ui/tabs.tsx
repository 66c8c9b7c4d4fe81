import './tabs.css';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  onChange: (name: Name) => void;
  /** What belongs to the current one. */
  children: ReactNode;
}

const KEYS: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs<Name extends string>({ label, tabs, current, onChange, children }: TabsProps<Name>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ name }) => name === current);
    const next = tabs[KEYS[event.key]?.(place, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <div>
      <div className="tab-list" role="tablist" aria-label={label}>
        {tabs.map(({ name, label: said }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={({ currentTarget }) => {
              // One that the edge cut off was pressed to be read.
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              onChange(name);
            }}
            onKeyDown={onKeyDown}
          >
            {said}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  );
}

interface SegmentsProps<Value extends string> {
  /** For those who listen; the choices say it to the eye. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segments" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
