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

function wordsAround(element: Element): string[] {
  const walker = document.createTreeWalker(element.closest(AROUND) ?? element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words;
}

/** In their order. What stood far below was kept without its words. */
function areAmong(few: string[], all: string[]): boolean {
  let found = 0;
  for (const words of all) if (words === few[found]) found++;
  return found === few.length;
}

/** The same on the live page, unless what it is about has changed meanwhile. */
function counterpartOf(pressed: Element, kept: Element, root: Element): HTMLElement | undefined {
  const [name, words] = [nameOf(pressed), wordsAround(pressed)];
  const alike = (page: Element): HTMLElement[] =>
    [...page.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
      (each) => nameOf(each) === name && areAmong(words, wordsAround(each)),
    );
  return alike(root)[alike(kept).findIndex((each) => each === pressed)];
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
