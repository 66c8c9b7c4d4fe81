import { Component, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { missing } from '#src/lib/missing.ts';
import { isUnfinished } from '#src/lib/unfinished.ts';
import { useWords } from '#src/ui/language.tsx';
import { MessagePage } from './message-page.tsx';
import { appWords } from './words.ts';

/** Not sooner than a missing file is requested again: see updates.ts. */
const AGAIN_MS = 60_000;

interface BrokenProps {
  error: unknown;
  /** Diagnostics, as far as they can still be read. */
  diagnostics: () => Promise<string>;
}

/** Where in the code, without the message: it may quote what somebody typed. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s*at |@/.test(line));
  return [error.name, ...frames.slice(0, 12)].join('\n');
}

/** Reloads missing code when the page is visible again, goes online, or after a while. */
function useComingBack(isAwaited: boolean): void {
  useEffect(() => {
    if (!isAwaited) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    const look = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine && !isUnfinished()) location.reload();
    };
    addEventListener('online', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    const timer = setInterval(look, AGAIN_MS);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [isAwaited]);
}

function Broken({ error, diagnostics }: BrokenProps) {
  const all = useWords(appWords);
  const words = all.broken;
  const isAwaited = error instanceof Error && missing.has(error);
  const { title, detail } = isAwaited ? all.missing : words;
  useComingBack(isAwaited);
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    const data = await diagnostics().catch(() => '');
    await navigator.clipboard.writeText(`${location.pathname}\n${placeOf(error)}\n${data}`);
    setCopied(true);
  }
  return (
    <MessagePage title={title} detail={detail}>
      <Button look="act" onClick={() => location.reload()}>
        {words.reload}
      </Button>
      <Button look="line" onClick={() => void copy().catch(() => undefined)}>
        {copied ? words.copied : words.copy}
      </Button>
      <ButtonLink look="quiet" to="/dashboard" reload>
        {words.home}
      </ButtonLink>
    </MessagePage>
  );
}

interface BoundaryProps {
  /** A new path is a new attempt. */
  path: string;
  diagnostics: () => Promise<string>;
  children: ReactNode;
}

interface Caught {
  error: unknown;
  at: string;
}

/** React has error boundaries only as classes. */
export class ErrorBoundary extends Component<BoundaryProps, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    return { caught: { error, at: location.pathname } };
  }

  override render(): ReactNode {
    const { path, diagnostics, children } = this.props;
    const { caught } = this.state;
    return caught?.at === path ? <Broken error={caught.error} diagnostics={diagnostics} /> : children;
  }
}
