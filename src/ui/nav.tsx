import './nav.css';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { IconPart } from './icons.tsx';

interface PlaceProps {
  to: string;
  icon: IconPart;
  label: string;
  /** Something new waits there: what, for those who listen. */
  news?: string | undefined;
  /** Only this very path, and none below it. */
  end?: boolean;
  /** It lies outside of the app: a document of its own. */
  leaves?: boolean;
}

/** A place in the sidebar; in a `.rail` it is its sign alone. */
export function Place({ to, icon: Icon, label, news, end = false, leaves = false }: PlaceProps) {
  return (
    <NavLink className="place" to={to} end={end} reloadDocument={leaves}>
      <Icon />
      {label}
      {news && (
        <span className="dot">
          <span className="visually-hidden">{news}</span>
        </span>
      )}
    </NavLink>
  );
}

export const Places = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="places">
    <h2>{title}</h2>
    {children}
  </div>
);

type DockItem =
  | { label: string; icon: IconPart; to: string; end?: boolean }
  /** The one in the middle, and the one that opens the rest. */
  | { label: string; icon: IconPart; onAct: () => void; main?: boolean };

/** Below 768 px, within the reach of a thumb. */
export function Dock({ label, items }: { label: string; items: readonly DockItem[] }) {
  return (
    <nav className="dock" aria-label={label}>
      {items.map((item) => {
        const { icon: Icon, label: said } = item;
        if ('to' in item) {
          return (
            <NavLink key={said} to={item.to} end={item.end ?? false}>
              <Icon />
              {said}
            </NavLink>
          );
        }
        return (
          <button key={said} type="button" className={item.main ? 'main-act' : undefined} onClick={item.onAct}>
            <Icon />
            {said}
          </button>
        );
      })}
    </nav>
  );
}
