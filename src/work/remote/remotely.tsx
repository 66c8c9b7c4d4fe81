import './remotely.css';
import type { ReactNode } from 'react';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, timeInWords } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { RetryIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Failed } from '#src/ui/states.tsx';
import { kitWords } from '#src/ui/words.ts';
import { workWords } from '#src/work/words.ts';
import type { Remote } from './use-remote.ts';

interface RemotelyProps<T> {
  remote: Remote<T>;
  /** The title where it could not be had. */
  failed: ReactNode;
  children: (value: T) => ReactNode;
}

const WITH_DAY = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The states of what only the server has. */
export function Remotely<T>({ remote, failed, children }: RemotelyProps<T>) {
  const words = useWords(workWords).remote;
  const { retry } = useWords(kitWords);
  const language = useLanguage();
  const { timezone } = useSettings();
  const isOfToday = remote.state === 'content' && dayIn(timezone, remote.at) === dayIn(timezone);
  const told = (time: string): string => {
    const isAsking = remote.state === 'content' && remote.asking;
    return isAsking ? `${time} · ${words.loading}` : words.stale(time);
  };
  if (remote.state === 'loading') return <output className="muted small">{words.loading}</output>;
  if (remote.state === 'offline') return <output className="muted small">{words.offline}</output>;
  if (remote.state === 'failed') return <Failed title={failed} onRetry={remote.retry} />;
  return (
    <>
      {remote.stale && (
        <output className="remote-stale muted small">
          {told(timeInWords(timezone, remote.at, language, isOfToday ? undefined : WITH_DAY))}
          {remote.retry && (
            <Button look="line" icon={RetryIcon} onClick={remote.retry}>
              {retry}
            </Button>
          )}
        </output>
      )}
      {children(remote.value)}
    </>
  );
}
