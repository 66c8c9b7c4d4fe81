import { pageMirror } from '#src/data/mirror.ts';
import { shownIn } from '#src/data/session/session.ts';
import type { Session } from '#src/data/session/session.ts';
import { keptScreenKey } from '#src/data/session/kept-screens.ts';
import { SETTINGS_KEY } from '#src/data/settings/settings.ts';
import { settings } from '#src/data/settings/use-settings.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import { pause } from '#src/lib/pause.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { isLive } from './live.ts';
import { treeOf } from './tree.ts';

/** Beyond it a start would rather read rows than this. */
const LONGEST = 200_000;

/** After which a screen stands as it is. */
const SETTLED_MS = 1500;

const mirror = pageMirror();

/** Its own files; those of the document come with it. */
const stylesOf = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname);

const builtAs = (): string | undefined => document.querySelector<HTMLElement>('script[data-ahead]')?.dataset['ahead'];

/** The address says all of what is shown. */
const isWhole = (path: string): boolean => location.href === location.origin + path;

function nextDay(): number {
  const { timezone } = settings.store.getState();
  return instantAt(timezone, addDays(dayIn(timezone), 1), '00:00').getTime();
}

/** The screen at rest, and nothing that stands over it. */
function shellAtRest(): Element | null {
  const root = document.getElementById('root');
  const isAtRest = root && isLive(root) && !document.querySelector('dialog[open], #kept');
  return isAtRest ? root.querySelector(':scope > .shell') : null;
}

/** False where there is nothing to keep yet. */
function keep(path: string, userId: string | undefined): boolean {
  const [shell, build] = [shellAtRest(), builtAs()];
  if (!shell || !build || !userId || !isWhole(path)) return false;
  const seen = JSON.stringify({
    userId,
    build,
    from: Date.now(),
    until: nextDay(),
    settings: mirror.getItem(SETTINGS_KEY),
    theme: document.documentElement.dataset['theme'],
    width: innerWidth,
    styles: stylesOf(),
    tree: treeOf(shell, innerHeight),
  });
  const key = keptScreenKey(path);
  if (seen.length <= LONGEST) mirror.setItem(key, seen);
  else mirror.removeItem(key);
  return true;
}

type Whose = Pick<Session, 'store' | 'getSnapshot'>;

/** Keeps what is seen for the next start: once it has settled, and whenever the page is left. */
export async function keepWhileHere(path: string, { store, getSnapshot }: Whose, gone: AbortSignal): Promise<void> {
  const own = shownIn(getSnapshot());
  // As the mirror has it now: whoever has left in another tab leaves no screen behind, and nobody theirs to another.
  const whose = (): string | undefined => [store.mirrored()?.userId].find((inHand) => inHand === own);
  const kept = (): boolean => keep(path, whose());
  const leaving = (): void => {
    if (document.visibilityState === 'hidden') kept();
  };
  document.addEventListener('visibilitychange', leaving, { signal: gone });
  do await pause(SETTLED_MS);
  while (!gone.aborted && !kept());
}
