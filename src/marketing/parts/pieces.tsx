import type { ReactNode } from 'react';
import { To } from './to.tsx';

interface BannerProps {
  title: string;
  lead: string;
  /** Between the home page and this one. */
  above?: { path: '/services'; name: string };
  children?: ReactNode;
}

/** The patterned head of an inner page. */
export function Banner({ title, lead, above, children }: BannerProps) {
  return (
    <section className="cloth aside page-head">
      <div className="wrapper">
        <nav aria-label="Breadcrumb">
          <ol className="crumbs">
            <li>
              <To path="/">Home</To>
            </li>
            {above && (
              <li>
                <To path={above.path}>{above.name}</To>
              </li>
            )}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </section>
  );
}

interface SectionProps {
  id?: string;
  title: string;
  /** On the lighter background, where two sections are adjacent. */
  raised?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, raised = false, aside, children }: SectionProps) {
  return (
    <section id={id} className={raised ? 'section raised' : 'section'}>
      <div className="wrapper">
        <div className="section-head">
          <h2>{title}</h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
