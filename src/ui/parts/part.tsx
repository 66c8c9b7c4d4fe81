import './part.css';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { calm } from '#src/lib/calm.ts';

interface Part<Props> {
  (props: Props): React.ReactNode;
  /** Where it is about to be shown. */
  ahead(): void;
}

/** Whoever is typing goes on typing. */
function whenLeft(place: HTMLElement | null, then: () => void): () => void {
  if (!place?.contains(document.activeElement)) {
    then();
    return () => undefined;
  }
  place.addEventListener('focusout', then, { once: true });
  return () => place.removeEventListener('focusout', then);
}

/**
 * What a browser does not have. It is loaded where it is shown, and so nothing waits for it: until it is here, and where
 * it cannot come, what the browser has stands in its place.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Native: ComponentType<Props>,
): Part<Props> {
  let loaded: ComponentType<Props> | null = null;
  /** Not before the first content of the page is shown. */
  async function bring(): Promise<ComponentType<Props>> {
    await calm();
    return (loaded ??= await load());
  }

  function Shown(props: Props) {
    const [Here, setHere] = useState<ComponentType<Props> | null>(() => loaded);
    const place = useRef<HTMLDivElement>(null);
    const Now = Here ?? Native;
    useEffect(() => {
      if (Here) return undefined;
      let isWanted = true;
      let leave = (): void => undefined;
      async function show(): Promise<void> {
        const found = await bring();
        if (isWanted) leave = whenLeft(place.current, () => setHere(() => found));
      }
      void show().catch(() => undefined);
      return () => {
        isWanted = false;
        leave();
      };
    }, [Here]);
    return (
      <div ref={place} className="part">
        <Now {...props} />
      </div>
    );
  }
  return Object.assign(Shown, { ahead: () => void bring().catch(() => undefined) });
}
