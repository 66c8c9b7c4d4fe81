import './menu.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from './button.tsx';
import { MoreIcon } from './icons.tsx';
import type { IconPart } from './icons.tsx';
import { classNames } from './class-names.ts';

interface MenuItem {
  label: string;
  icon?: IconPart;
  danger?: boolean;
  onAct: () => void;
}

interface MenuProps {
  label: string;
  icon?: IconPart;
  items: readonly MenuItem[];
  /** Opens upwards, at the end of a page. */
  above?: boolean;
  /** Fetches what an item will need. */
  onOpen?: () => void;
}

const ITEM = '[role=menuitem]';

const NEXT: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Acts on one thing, behind its button. */
export function Menu({ label, icon = MoreIcon, items, above = false, onOpen }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = whole.current;
    if (!open || !menu) return undefined;
    menu.querySelector<HTMLElement>(ITEM)?.focus();
    const onAway = (event: FocusEvent) => {
      if (!menu.contains(event.relatedTarget as Node | null)) setOpen(false);
    };
    menu.addEventListener('focusout', onAway);
    return () => menu.removeEventListener('focusout', onAway);
  }, [open]);

  const close = () => {
    setOpen(false);
    whole.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    const all = [...(whole.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
    const place = all.findIndex((item) => item === document.activeElement);
    const next = all[NEXT[event.key]?.(place, all.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div ref={whole} className="menu">
      <IconButton
        icon={icon}
        label={label}
        // Safari gives the focus to a pressed button only where it is told that it may.
        tabIndex={0}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      />
      {open && (
        <div id={id} role="menu" aria-label={label} className={classNames(above && 'above')}>
          {items.map(({ label: said, icon: Icon, danger, onAct }) => (
            <button
              key={said}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onKeyDown={onKeyDown}
              className={danger ? 'danger' : undefined}
              onClick={() => {
                close();
                onAct();
              }}
            >
              {Icon && <Icon small />}
              {said}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
