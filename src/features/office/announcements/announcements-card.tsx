import { useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useDeed } from '../use-deed.ts';
import { Announcements } from './rules.ts';
import { announcementsWords } from './words.ts';

const AnnouncementSheet = onDemand(async () => {
  const { AnnouncementSheet: Part, address } = await import('../on-demand/announcement-sheet.tsx');
  return { Part, address };
});

const TONES = { 'to come': 'idle', shown: 'ok', ended: 'idle' } as const;

/** What the office tells everybody, the newest first. */
export function AnnouncementsCard() {
  const words = useWords(announcementsWords);
  const language = useLanguage();
  const deed = useDeed();
  const [isWriting, setWriting] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const [changed, setChanged] = useState(0);
  const onTried = (): void => setChanged((n) => n + 1);
  const remote = useRemote({
    key: ['announcements'],
    again: changed,
    ask: (client, signal) => client.rpc('announcements').abortSignal(signal),
    shape: Announcements,
  });
  const day = (of: string): string => dayInWords(of, language);
  async function end(): Promise<void> {
    if (ending === null) return;
    const wanted = { id: ending, device_at: new Date().toISOString() };
    if (await deed.run((client) => client.rpc('end_announcement', wanted), words.ended)) setEnding(null);
    onTried();
  }
  return (
    <Card title={words.title}>
      <Button look="line" full blocked={deed.blocked} onClick={() => setWriting(true)}>
        {words.write}
      </Button>
      <Remotely remote={remote} failed={words.failed}>
        {(all) =>
          all.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Rows label={words.title}>
              {all.map(({ id, area, starts_on, ends_on, texts, state }) => {
                const { title = '' } = texts[language] ?? texts['en'] ?? {};
                return (
                  <Row
                    key={id}
                    title={title}
                    detail={`${words.areas[area]} · ${words.span(day(starts_on), day(ends_on))}`}
                    badges={<Badge tone={TONES[state]}>{words.states[state]}</Badge>}
                    below={
                      state !== 'ended' && (
                        <div className="desk-acts">
                          <Button
                            look="line"
                            aria-label={words.for(words.end, title)}
                            blocked={deed.blocked}
                            onClick={() => setEnding(id)}
                          >
                            {words.end}
                          </Button>
                        </div>
                      )
                    }
                  />
                );
              })}
            </Rows>
          )
        }
      </Remotely>
      {isWriting && <AnnouncementSheet onTried={onTried} onClose={() => setWriting(false)} />}
      <Confirm
        open={ending !== null}
        title={words.askEnd}
        act={words.end}
        danger
        busy={deed.busy}
        onAct={() => void end()}
        onClose={() => setEnding(null)}
      >
        {words.willEnd}
      </Confirm>
      {deed.code}
    </Card>
  );
}
