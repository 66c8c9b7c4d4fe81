import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { keepRequest, REQUEST_KINDS } from '#src/data/rights/requests.ts';
import type { RequestKind } from '#src/data/rights/requests.ts';
import { useWork } from '#src/data/work.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { AreaField, SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { rightsWords } from './words.ts';

/** As the server takes it. */
const LONGEST = 2000;

const Typed = z.object({ kind: z.optional(z.enum(REQUEST_KINDS)), text: z.optional(z.string()) });

/** What a person does himself, and at once. */
export interface OwnMeans {
  exports: ReactNode;
  deletion: ReactNode;
}

function AtOnce({ kind, exports, deletion }: OwnMeans & { kind: RequestKind }) {
  const words = useWords(rightsWords);
  return (
    <section className="form">
      <p className="muted small">{words.atOnce[kind]}</p>
      {(kind === 'access' || kind === 'portability') && exports}
      {kind === 'correction' && (
        <ButtonLink look="line" to="/profile">
          {words.toProfile}
        </ButtonLink>
      )}
      {kind === 'erasure' && deletion}
    </section>
  );
}

/** Kept on this device first, and sent when there is a network. */
export function AskSheet({ onClose, ...means }: OwnMeans & { onClose: () => void }) {
  const words = useWords(rightsWords);
  const write = useWork();
  const oneAtATime = useOneAtATime();
  const draft = useDraft('data-request', Typed);
  const [wasAsked, setWasAsked] = useState(false);
  const { kind = 'access', text = '' } = draft.typed;
  const isMissing = text.trim() === '';
  async function ask(): Promise<void> {
    setWasAsked(true);
    if (isMissing) return;
    const kept = await attempt(() => write((db) => keepRequest(db, { kind, words: text.trim() })), {
      title: words.notKept,
    });
    if (!kept) return;
    draft.settle();
    toast({ title: words.kept, description: words.keptHelp, about: words.notKept });
    onClose();
  }
  return (
    <Sheet
      open
      title={words.ask}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void oneAtATime(ask)}>
          {words.act}
        </Button>
      }
    >
      <SelectField
        label={words.kind}
        options={REQUEST_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={({ target }) => draft.type({ kind: target.value as RequestKind })}
      />
      <AtOnce kind={kind} {...means} />
      <AreaField
        label={words.inWords}
        help={words.inWordsHelp}
        required
        rows={5}
        maxLength={LONGEST}
        value={text}
        error={wasAsked && isMissing ? words.missing : undefined}
        onChange={({ target }) => draft.type({ text: target.value })}
      />
    </Sheet>
  );
}
