import './cloth.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface BannerProps {
  title: ReactNode;
  /** A line above the title, such as the date. */
  above?: ReactNode;
  detail?: ReactNode;
  /** The one act of the screen, and what it will be. */
  act?: ReactNode;
  bare?: boolean;
}

/** The one field of cloth in a view beside the sidebar. The title is the page's heading. */
export function Banner({ title, above, detail, act, bare = false }: BannerProps) {
  return (
    <header className={classNames('cloth banner', bare && 'bare')}>
      <div className="words">
        {above && <p className="muted small">{above}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {detail && <p className="muted">{detail}</p>}
      </div>
      {act && <div className="act">{act}</div>}
    </header>
  );
}
