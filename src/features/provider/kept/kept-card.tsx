import './kept.css';
import { useState } from 'react';
import { dropDraft } from '#src/data/drafts/drafts.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { BinIcon, CopyIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useKept } from './use-kept.ts';
import type { Kept } from './use-kept.ts';
import type { Kind } from './use-labels.ts';
import { keptWords } from './words.ts';

interface TypedProps {
  title: string;
  lines: readonly string[];
  form: string;
}

function Typed({ title, lines, form }: TypedProps) {
  const words = useWords(keptWords);
  const open = useOpen();
  const [isAsked, setAsked] = useState(false);
  async function copy(): Promise<void> {
    const failed = { title: words.notCopied, description: words.notCopiedHelp };
    if (await attempt(() => navigator.clipboard.writeText(lines.join('\n')), failed)) toast({ title: words.copied });
  }
  async function remove(): Promise<void> {
    setAsked(false);
    if (!open) return;
    const failed = { title: words.notRemoved, description: words.notRemovedHelp };
    if (await attempt(() => dropDraft(open.db, form), failed)) toast({ title: words.removed });
  }
  return (
    <Row
      title={title}
      detail={<p className="kept-text">{lines.join('\n')}</p>}
      below={
        <div className="kept-acts">
          <Button look="line" icon={CopyIcon} aria-label={words.about(words.copy, title)} onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button
            look="quiet"
            icon={BinIcon}
            aria-label={words.about(words.remove, title)}
            onClick={() => setAsked(true)}
          >
            {words.remove}
          </Button>
          <Confirm
            open={isAsked}
            danger
            title={words.removeAsk}
            act={words.remove}
            onAct={() => void remove()}
            onClose={() => setAsked(false)}
          >
            {words.removeHelp}
          </Confirm>
        </div>
      }
    />
  );
}

/** To be read, copied and deleted; nothing where there is none. */
export function KeptCard({ clientId }: { clientId?: string }) {
  const words = useWords(keptWords);
  const kept = useKept(clientId);
  if (!kept?.length) return null;
  const titleOf = ({ draft, name }: Kept): string => {
    const kind = words.kinds[draft.kind as Kind];
    return clientId ? kind : words.about(kind, name || words.client);
  };
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Rows label={words.title}>
        {kept.map((each) => (
          <Typed key={each.draft.form} title={titleOf(each)} lines={each.lines} form={each.draft.form} />
        ))}
      </Rows>
    </Card>
  );
}
