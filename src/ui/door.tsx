import './cloth.css';
import './door.css';
import type { ReactNode } from 'react';
import { useHead } from './head.ts';
import { Brand } from './mark/mark.tsx';

interface DoorProps {
  title: string;
  description: string;
  heading: ReactNode;
  detail?: ReactNode;
  children: ReactNode;
}

/** The screens before the app: cloth with the heading, and beside or below it what is to be filled in. */
export function Door({ title, description, heading, detail, children }: DoorProps) {
  useHead(title, description);
  return (
    <div className="door">
      <header className="cloth">
        <a className="home" href="/">
          <Brand />
        </a>
        <h1 tabIndex={-1}>{heading}</h1>
        {detail && <p className="muted">{detail}</p>}
      </header>
      <main className="inside" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
