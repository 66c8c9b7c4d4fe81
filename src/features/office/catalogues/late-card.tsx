import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { LONGEST_REASON } from './rules.ts';
import { Publications } from './shapes.ts';
import type { Publication } from './shapes.ts';
import { useCatalogueDeed } from './use-catalogue-deed.ts';
import { cataloguesWords } from './words.ts';

interface LateCardProps {
  acts: number;
  onTried: () => void;
}

/** What was published within a quarter of an hour, and can be taken back as a whole. */
export function LateCard({ acts, onTried }: LateCardProps) {
  const { late: words, nobody, reason, missing } = useWords(cataloguesWords);
  const { momentOf } = useMoments();
  const deed = useCatalogueDeed();
  const [asked, setAsked] = useState<Publication | null>(null);
  const remote = useRemote({
    key: ['late-publications'],
    again: acts,
    ask: (client, signal) => client.rpc('late_publications').abortSignal(signal),
    shape: Publications,
  });
  const blockOf = ({ blocked_by }: Publication): string | undefined =>
    blocked_by.length > 0 ? words.waits(blocked_by.join(', ')) : deed.blocked;
  async function takeBack(why: string): Promise<boolean> {
    if (!asked) return false;
    const wanted = { act: asked.act, reason: why, device_at: new Date().toISOString() };
    const did = await deed.run((client) => client.rpc('take_back_publication', wanted), words.done);
    onTried();
    return did;
  }
  return (
    <>
      {remote.state === 'content' &&
        remote.value.map((each) => (
          <Notice
            key={each.act}
            tone="info"
            title={words.title(each.entries)}
            act={
              <Button look="line" blocked={blockOf(each)} onClick={() => setAsked(each)}>
                {words.act}
              </Button>
            }
          >
            <p>{words.by(each.by ?? nobody, momentOf(each.at), momentOf(each.until))}</p>
            <p className="small">{each.codes.join(', ')}</p>
          </Notice>
        ))}
      {asked && (
        <TextSheet
          title={words.ask}
          act={words.act}
          label={reason}
          missing={missing}
          longest={LONGEST_REASON}
          look="danger"
          lines={2}
          busy={deed.busy}
          blocked={deed.blocked}
          onSay={takeBack}
          onClose={() => setAsked(null)}
        >
          <p className="muted">{words.help}</p>
          <p>{asked.codes.join(', ')}</p>
        </TextSheet>
      )}
      {deed.code}
    </>
  );
}
