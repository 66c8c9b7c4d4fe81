import { useRef } from 'react';
import type { RefObject } from 'react';
import * as z from 'zod/mini';
import { addComment } from '#sync/actions/post-comments.ts';
import type { CommunityPost } from '#sync/entities/community-posts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { cleaned } from '#src/lib/plain-text.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useSave } from '#src/work/use-save.ts';
import { Comment, CommentList } from './comment-list.tsx';
import { Guidelines, useAgreed } from './guidelines.tsx';
import { HelpCard } from './help-card.tsx';
import { MentionField } from './mention-field.tsx';
import { mentionedIn, Mentions } from './mentions.ts';
import type { Named } from './mentions.ts';
import type { Author } from './queries.ts';
import { blockedOf, ownComments, wishesOf } from './queries.ts';
import { mutedBy, withoutFigures } from './reading.ts';
import type { OnShow } from './subject.ts';
import { useMine, useWriter } from './use-names.ts';
import { communityWords } from './words.ts';
import { useHindrance } from './use-hindrance.ts';

const AT_MOST = 200;

interface CommentsProps {
  post: CommunityPost;
  author: Author | null;
  onShow: OnShow;
}

const Typed = z.object({
  content: z.optional(z.string()),
  mentions: Mentions,
  /** The comment that is answered, and whose it is. */
  answers: z.optional(z.nullable(z.object({ id: z.string(), name: z.string() }))),
});

type Draft = ReturnType<typeof useDraft<z.infer<typeof Typed>>>;

interface FormProps extends Pick<CommentsProps, 'post'> {
  draft: Draft;
  beside: readonly Named[];
  field: RefObject<HTMLTextAreaElement | null>;
}

function CommentForm({ post, draft: { typed, type, settle }, beside, field }: FormProps) {
  const { comments: words, composer } = useWords(communityWords);
  const save = useSave();
  const { content = '', mentions = [], answers = null } = typed;
  const hindrance = useHindrance(content, words.blank);
  const agreed = useAgreed();
  async function send(): Promise<void> {
    const text = cleaned(content).trim();
    const said = { content: text, mentions: mentionedIn(text, mentions), reply_to: answers?.id ?? null };
    const added = await save((user_id) => addComment({ post_id: post.id, user_id, ...said }), {
      failed: { title: composer.notCreated, description: composer.kept },
      done: { title: words.added },
      once: `comment:${post.id}`,
    });
    if (!added) return;
    type({ content: '', mentions: [], answers: null });
    settle();
  }
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {answers && (
        <div className="answering">
          <p className="muted small">{words.answering(answers.name)}</p>
          <Button look="quiet" onClick={() => type({ answers: null })}>
            {words.noAnswer}
          </Button>
        </div>
      )}
      <MentionField label={words.label} rows={2} typed={typed} beside={beside} field={field} onType={type} />
      <HelpCard text={content} />
      {agreed === null && <Guidelines />}
      <Button type="submit" look="line" full blocked={hindrance}>
        {words.send}
      </Button>
    </form>
  );
}

/** Those who have written here and show a name, without oneself. */
const namedIn = (writers: readonly { id: string; person: Author | null }[], mine: string): Named[] =>
  writers
    .map(({ id, person }) => ({ id, name: person ? fullNameOf(person) : '' }))
    .filter(({ id, name }) => id !== mine && name !== '');

/** One's own come from this device, those of others from the server; oldest first. */
export function Comments({ post, author, onShow }: CommentsProps) {
  const words = useWords(communityWords).comments;
  const mine = useMine();
  const writer = useWriter();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(`comment:${post.id}`, Typed);
  const own = knownOf(useRow((db, userId) => ownComments(db, userId, post.id), [post.id])) ?? [];
  const blocked = knownOf(useRow(blockedOf)) ?? [];
  const wishes = knownOf(useRow(wishesOf));
  const remote = useRemote({
    key: ['comments', post.id, post.comments_count],
    ask: (client, signal) =>
      client
        .from('post_comments')
        .select('id, user_id, content, created_at, reply_to, people (first_name, last_name, role)')
        .eq('post_id', post.id)
        .eq('deleted', false)
        .neq('user_id', mine)
        .order('created_at')
        .limit(AT_MOST)
        .abortSignal(signal),
    shape: z.array(Comment),
  });
  const isMuted = mutedBy(wishes?.muted_words ?? []);
  const shown = (others: readonly Comment[]): Comment[] =>
    [...own.map((comment) => ({ ...comment, people: null })), ...others.filter(({ content }) => !isMuted(content))]
      .filter(({ user_id }) => blocked.every(({ id }) => id !== user_id))
      .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  const others = remote.state === 'content' ? shown(remote.value) : [];
  const writers = [
    { id: post.user_id, person: author },
    ...others.map(({ user_id, people }) => ({ id: user_id, person: people })),
  ];
  /** Who is answered is told, unless the name is taken out again. */
  function answer(comment: Comment): void {
    const { id, user_id, reply_to, people } = comment;
    const [named] = namedIn([{ id: user_id, person: people }], mine);
    const { content = '', mentions = [] } = draft.typed;
    draft.type({
      answers: { id: reply_to ?? id, name: writer(comment) },
      ...(named && !mentionedIn(content, mentions)?.includes(named.id)
        ? { content: `@${named.name} ${content}`, mentions: [...mentions, named] }
        : {}),
    });
    field.current?.focus();
  }
  const list = { told: wishes?.hide_numbers ? withoutFigures : String, onAnswer: answer, onShow };
  return (
    <>
      <Seam />
      {remote.state !== 'content' && own.length > 0 && <CommentList comments={shown([])} {...list} />}
      <Remotely remote={remote} failed={words.failed}>
        {(all) => <CommentList comments={shown(all)} {...list} />}
      </Remotely>
      <CommentForm post={post} draft={draft} beside={namedIn(writers, mine)} field={field} />
    </>
  );
}
