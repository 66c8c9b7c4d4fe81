import { useState } from 'react';
import { editPost } from '#sync/actions/community-posts.ts';
import { editComment } from '#sync/actions/post-comments.ts';
import { cleaned } from '#src/lib/plain-text.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import type { Subject } from './subject.ts';
import { communityWords } from './words.ts';
import { Guidelines, useAgreed } from './guidelines.tsx';
import { HelpCard } from './help-card.tsx';
import { useHindrance } from './use-hindrance.ts';

const LONGEST = 10_000;

export function EditSheet({ subject: { about, id, content }, onClose }: { subject: Subject; onClose: () => void }) {
  const { edit: words, composer } = useWords(communityWords);
  const save = useSave();
  const [typed, setTyped] = useState(content);
  const hindrance = useHindrance(typed, composer.blank);
  const agreed = useAgreed();
  useUnfinished(typed !== content);
  async function submit(): Promise<void> {
    const text = cleaned(typed).trim();
    const saved = await save(about === 'post' ? editPost(id, { content: text }) : editComment(id, text), {
      failed: { title: composer.notCreated, description: composer.kept },
      of: 'typed',
      done: { title: about === 'post' ? words.postSaved : words.commentSaved },
      once: id,
    });
    if (saved) onClose();
  }
  return (
    <Sheet
      open
      title={about === 'post' ? words.postTitle : words.commentTitle}
      onClose={onClose}
      foot={
        <Button look="act" large full blocked={hindrance} onClick={() => void submit()}>
          {words.save}
        </Button>
      }
    >
      <AreaField
        label={words.label}
        rows={6}
        maxLength={LONGEST}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <HelpCard text={typed} />
      {agreed === null && <Guidelines />}
    </Sheet>
  );
}
