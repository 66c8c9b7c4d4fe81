import * as z from 'zod/mini';
import { createPost } from '#sync/actions/community-posts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { AreaField, SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { speaksOfHarm } from '#src/work/health/danger.ts';
import { useSave } from '#src/work/use-save.ts';
import { communityWords } from './words.ts';

const KINDS = ['general', 'question', 'tip', 'achievement'] as const;
const LONGEST = 10_000;

const Typed = z.object({ content: z.optional(z.string()), kind: z.optional(z.enum(KINDS)) });

export function Composer() {
  const { composer: words, kinds } = useWords(communityWords);
  const save = useSave();
  const { typed, type, settle } = useDraft('post', Typed);
  const { content = '', kind = 'general' } = typed;
  useUnfinished(content.trim() !== '');
  async function post(): Promise<void> {
    const created = await save((userId) => createPost(userId, { content, post_type: kind }), {
      failed: { title: words.notCreated, description: words.kept },
      done: { title: words.created },
      once: 'post',
    });
    if (!created) return;
    type({ content: '', kind: 'general' });
    settle();
  }
  return (
    <Card title={words.title}>
      <form
        className="composer"
        onSubmit={(event) => {
          event.preventDefault();
          void post();
        }}
      >
        <AreaField
          label={words.label}
          help={words.public}
          rows={3}
          maxLength={LONGEST}
          value={content}
          onChange={({ target }) => type({ content: target.value })}
        />
        {speaksOfHarm(content) && <Notice tone="warn">{words.help}</Notice>}
        <SelectField
          label={words.kind}
          value={kind}
          options={KINDS.map((value) => ({ value, label: kinds[value] }))}
          onChange={({ target }) => type({ kind: target.value as (typeof KINDS)[number] })}
        />
        <Button type="submit" look="act" full blocked={content.trim() ? undefined : words.blank}>
          {words.post}
        </Button>
      </form>
    </Card>
  );
}
