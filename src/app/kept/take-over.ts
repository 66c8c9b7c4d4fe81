import { isLive } from './live.ts';

/** A start takes less; what keeps a page from opening is to be seen. */
const LONGEST_MS = 8000;

/** Where `public/last-seen.js` notes what was pressed last. */
interface Kept extends HTMLElement {
  pressed?: Element;
}

const PRESSABLE = 'a, button, summary, input, select, textarea, [role=button], [role=tab]';
const AROUND = 'li, tr, .card, section, nav, header';

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent;

const wordsAround = (element: Element): string => element.closest(AROUND)?.textContent ?? '';

/** The same on the live page, unless what it is about has changed meanwhile. */
function counterpartOf(pressed: Element, kept: Element, root: Element): HTMLElement | undefined {
  const alike = (page: Element): HTMLElement[] =>
    [...page.querySelectorAll<HTMLElement>(PRESSABLE)].filter((each) => nameOf(each) === nameOf(pressed));
  const [before, now] = [alike(kept), alike(root)];
  const found = before.length === now.length ? now[before.findIndex((each) => each === pressed)] : undefined;
  return found && wordsAround(found) === wordsAround(pressed) ? found : undefined;
}

const keptOrNull = (): Kept | null => document.getElementById('kept');

/** Puts the live page in the place of the one that was kept, in one frame, and does what was pressed meanwhile. */
export function takeOver(root: Element): void {
  if (!keptOrNull()) return;
  const end = (): void => {
    watcher.disconnect();
    clearTimeout(timer);
    const kept = keptOrNull();
    const next = kept?.pressed && counterpartOf(kept.pressed, kept, root);
    kept?.remove();
    // It was seen, and does not come in.
    for (const animation of root.getAnimations({ subtree: true })) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    next?.focus();
    next?.click();
  };
  const watcher = new MutationObserver(() => {
    if (isLive(root)) end();
  });
  const timer = setTimeout(end, LONGEST_MS);
  watcher.observe(root, { childList: true, subtree: true });
}
