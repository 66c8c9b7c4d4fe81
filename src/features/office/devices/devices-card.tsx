import { useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { DevicesSheet } from './devices-sheet.tsx';
import { Figures } from './shapes.ts';
import type { Figure } from './shapes.ts';
import { useReason } from './use-reason.ts';
import { devicesWords } from './words.ts';

/** What a figure says, and since when. */
function useSaid(): (figure: Figure) => { title: string; detail: string | undefined } {
  const words = useWords(devicesWords);
  const reasonOf = useReason();
  const { dayOf, momentOf } = useMoments();
  return ({ figure, key, since }) => {
    if (figure === 'version')
      return { title: words.version(key), detail: since ? words.firstAt(dayOf(since)) : undefined };
    if (figure === 'unsent') return { title: words.unsent, detail: since ? words.oldest(momentOf(since)) : undefined };
    return { title: words.refused(reasonOf(key)), detail: undefined };
  };
}

/** How sync fares on the devices: by version, by what waits and by why writes were refused. */
export function DevicesCard() {
  const words = useWords(devicesWords);
  const language = useLanguage();
  const saidOf = useSaid();
  const [opened, setOpened] = useState<Figure | null>(null);
  const remote = useRemote({
    key: ['office-devices-figures'],
    ask: (client, signal) => client.rpc('office_devices_figures').abortSignal(signal),
    shape: Figures,
  });
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Remotely remote={remote} failed={words.failed}>
        {(figures) =>
          figures.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Rows label={words.title}>
              {figures.map((figure) => (
                <Row
                  key={`${figure.figure} ${figure.key}`}
                  {...saidOf(figure)}
                  badges={
                    figure === figures.find((each) => each.figure === 'version') && (
                      <Badge tone="ok">{words.newest}</Badge>
                    )
                  }
                  trailing={figure.devices.toLocaleString(language)}
                  onOpen={() => setOpened(figure)}
                />
              ))}
            </Rows>
          )
        }
      </Remotely>
      {opened && <DevicesSheet of={opened} title={saidOf(opened).title} onClose={() => setOpened(null)} />}
    </Card>
  );
}
