import './door.css';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { useHead } from './head.ts';

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
        <a className="display home" href="/">
          {PRODUCT_NAME}
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
