import { useNavigate } from 'react-router-dom';
import { isPublicPath, pathWithin } from '#src/lib/paths.ts';

/** Leads to a path of the product, of which the public pages are other documents. Any other link leads nowhere. */
export function useFollow(): (link: string) => void {
  const navigate = useNavigate();
  return (link) => {
    const path = pathWithin(link, location.origin);
    if (path === null) return;
    // What is open has an entry in the history: see link.tsx.
    if (isPublicPath(new URL(path, location.origin).pathname)) location.assign(path);
    else void navigate(path, { replace: document.querySelector('dialog[open]') !== null });
  };
}
