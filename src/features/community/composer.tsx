import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { createPost } from '#sync/actions/community-posts.ts';
import type { CommunityPost } from '#sync/entities/community-posts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { keepPost } from '#src/data/uploads/post-pictures.ts';
import { useRow } from '#src/data/rows.ts';
import { useWork } from '#src/data/work.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { knownOf } from '#src/lib/answer.ts';
import { cleaned } from '#src/lib/plain-text.ts';
import { useSave } from '#src/work/use-save.ts';
import { CardField } from './card-field.tsx';
import { Card as OfPost } from './cards.ts';
import { Guidelines } from './guidelines.tsx';
import { HelpCard } from './help-card.tsx';
import { MentionField } from './mention-field.tsx';
import { mentionedIn, Mentions } from './mentions.ts';
import { PictureField } from './picture-field.tsx';
import type { Chosen } from './picture-field.tsx';
import { centreOf } from './queries.ts';
import { communityWords } from './words.ts';
import { useHindrance } from './use-hindrance.ts';

const KINDS = ['general', 'question', 'tip', 'achievement'] as const;

const Typed = z.object({
  content: z.optional(z.string()),
  kind: z.optional(z.enum(KINDS)),
  mentions: Mentions,
  card: z.optional(z.nullable(OfPost)),
  /** Whose group alone reads it; empty for everybody. */
  centre: z.optional(z.string()),
});

type Written = Pick<CommunityPost, 'content' | 'post_type' | 'mentions' | 'card' | 'centre'>;

/** With its picture, which this device keeps at once and sends when it can. */
function useAdding(): (post: Written, picture: Chosen | null) => Promise<boolean> {
  const words = useWords(communityWords).composer;
  const [save, write, oneAtATime] = [useSave(), useWork(), useOneAtATime()];
  const failed = { title: words.notCreated, description: words.kept };
  const done = { title: words.created };
  return async (post, picture) => {
    if (!picture) {
      return (await save((userId) => createPost(userId, post), { failed, done, once: 'post' })) !== null;
    }
    const keep = () => attempt(() => write((db, userId) => keepPost(db, userId, post, picture.bytes)), failed);
    const kept = await oneAtATime(keep, 'post');
    if (kept) toast(done);
    return Boolean(kept);
  };
}

export function Composer() {
  const { composer: words, kinds } = useWords(communityWords);
  const add = useAdding();
  const [picture, setPicture] = useState<Chosen | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { typed, type, settle } = useDraft('post', Typed);
  const { content = '', kind = 'general', mentions = [], card = null, centre = '' } = typed;
  const own = knownOf(useRow(centreOf));
  // What was begun for a group stays for it, whatever centre is chosen since.
  const groups = [...new Set([own, centre])].filter((each) => typeof each === 'string' && each !== '') as string[];
  const hindrance = useHindrance(content, words.blank);
  useUnfinished(content.trim() !== '' || picture !== null);
  async function post(): Promise<void> {
    const text = cleaned(content);
    const written = { content: text, post_type: kind, mentions: mentionedIn(text, mentions), card, centre };
    if (!(await add(written, picture))) return;
    setPicture(null);
    type({ content: '', kind: 'general', mentions: [], card: null, centre: '' });
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
        <MentionField
          label={words.label}
          help={centre ? words.ofGroup(centre) : words.public}
          rows={3}
          typed={typed}
          field={field}
          onType={type}
        />
        <HelpCard text={content} />
        <SelectField
          label={words.kind}
          value={kind}
          options={KINDS.map((value) => ({ value, label: kinds[value] }))}
          onChange={({ target }) => type({ kind: target.value as (typeof KINDS)[number] })}
        />
        {groups.length > 0 && (
          <SelectField
            label={words.readers}
            value={centre}
            options={[
              { value: '', label: words.everybody },
              ...groups.map((value) => ({ value, label: words.group(value) })),
            ]}
            onChange={({ target }) => type({ centre: target.value })}
          />
        )}
        <PictureField chosen={picture} onChoose={setPicture} />
        <CardField chosen={card} onChoose={(next) => type({ card: next })} />
        <Guidelines />
        <Button type="submit" look="act" full blocked={hindrance}>
          {words.post}
        </Button>
      </form>
    </Card>
  );
}
