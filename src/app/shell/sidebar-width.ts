import { useEffect, useSyncExternalStore } from 'react';

/** Wide, or a rail of icons; null where the width of the screen decides. */
export type SidebarWidth = 'wide' | 'rail' | null;

const COOKIE = 'sidebar';
const SEVEN_DAYS = 7 * 24 * 60 * 60;
const WIDE_FROM = '(width >= 64rem)';

const listeners = new Set<() => void>();

function read(): SidebarWidth {
  const kept = document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`));
  const width = kept?.slice(COOKIE.length + 1);
  return width === 'wide' || width === 'rail' ? width : null;
}

function keepSidebarWidth(width: Exclude<SidebarWidth, null>): void {
  document.cookie = `${COOKIE}=${width}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isWide = (width: SidebarWidth): boolean =>
  (width ?? (matchMedia(WIDE_FROM).matches ? 'wide' : 'rail')) === 'wide';

export function useSidebarWidth(): { width: SidebarWidth; toggle: () => void } {
  const width = useSyncExternalStore(subscribe, read);
  const toggle = (): void => keepSidebarWidth(isWide(read()) ? 'rail' : 'wide');
  return { width, toggle };
}

/** Ctrl or cmd and b, wherever the focus is. */
export function useSidebarShortcut(toggle: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggle();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [toggle]);
}
