import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutLastSlash } from '#src/lib/paths.ts';
import { showHead } from '#src/ui/head.ts';
import { absolute } from './head/addresses.ts';
import { pageAt } from './pages.tsx';
import { Footer } from './parts/footer.tsx';
import { Header } from './parts/header.tsx';

/** A prerendered document came with its head, scroll position and focus; each later page has to set them. */
function useArrival(path: string, isWritten: boolean): void {
  const { hash } = useLocation();
  const shown = useRef(isWritten ? path : null);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const { title, description } = pageAt(path);
    showHead(title, description, absolute(path));
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [path, hash]);
}

/** `isWritten`: the page is already in the document. */
export function Site({ isWritten }: { isWritten: boolean }) {
  const path = withoutLastSlash(useLocation().pathname);
  useArrival(path, isWritten);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {pageAt(path).content}
      </main>
      <Footer />
    </>
  );
}
