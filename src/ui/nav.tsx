import './nav.css';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { IconPart } from './icons.tsx';
import { Link } from './link.tsx';
import type { LinkProps } from './link.tsx';

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

interface PlaceLinkProps extends LinkProps {
  end: boolean;
}

/** Says where one is, which may be below it. */
function PlaceLink({ to, end, ...rest }: PlaceLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}

/** A place in the sidebar; in a `.rail` it is its sign alone. */
export function Place({ to, icon: Icon, label, news, end = false, leaves = false }: PlaceProps) {
  return (
    <PlaceLink className="place" to={to} end={end} reload={leaves}>
      <Icon />
      {label}
      {news && (
        <span className="dot">
          <span className="visually-hidden">{news}</span>
        </span>
      )}
    </PlaceLink>
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
            <PlaceLink key={said} to={item.to} end={item.end ?? false}>
              <Icon />
              {said}
            </PlaceLink>
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
