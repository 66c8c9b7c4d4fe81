import * as z from 'zod/mini';
import { addComment } from '#sync/actions/post-comments.ts';
import type { CommunityPost } from '#sync/entities/community-posts.ts';
import { postComments } from '#sync/entities/post-comments.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { knownOf } from '#src/lib/answer.ts';
import { cleaned } from '#src/lib/plain-text.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useSave } from '#src/work/use-save.ts';
import { Guidelines, useAgreed } from './guidelines.tsx';
import { HelpCard } from './help-card.tsx';
import { blockedOf, ownComments, wishesOf } from './queries.ts';
import { mutedBy, withoutFigures } from './reading.ts';
import { SubjectMenu } from './subject-menu.tsx';
import type { OnShow } from './subject.ts';
import { useAge, useMine, useNames } from './use-names.ts';
import { communityWords } from './words.ts';
import { useHindrance } from './use-hindrance.ts';

const LONGEST = 10_000;
const AT_MOST = 200;

const Comment = z.object({
  id: z.string(),
  user_id: z.string(),
  content: z.string(),
  created_at: z.string(),
  people: z.nullable(
    z.object({ first_name: z.nullable(z.string()), last_name: z.nullable(z.string()), role: z.string() }),
  ),
});
type Comment = z.infer<typeof Comment> & { held_at?: string | null };

interface CommentsProps {
  post: CommunityPost;
  onShow: OnShow;
}

interface ListProps {
  comments: readonly Comment[];
  /** How what others wrote is told. */
  told: (content: string) => string;
  onShow: OnShow;
}

function List({ comments, told, onShow }: ListProps) {
  const words = useWords(communityWords);
  const [age, nameOf, mine] = [useAge(), useNames(), useMine()];
  const standings = useStandings(postComments);
  if (comments.length === 0) return <p className="muted small">{words.comments.none}</p>;
  return (
    <Rows label={words.comments.list}>
      {comments.map(({ id, user_id, content, created_at, people, held_at }) => {
        const name = user_id === mine ? words.you : nameOf(people);
        return (
          <Row
            key={id}
            leading={<Avatar name={name} />}
            title={name}
            detail={age(created_at)}
            standing={standings.get(id)}
            badges={held_at && <Badge>{words.held.badge}</Badge>}
            below={<p className="said">{user_id === mine ? content : told(content)}</p>}
            trailing={
              <SubjectMenu
                label={words.comments.menu(name)}
                subject={{ about: 'comment', id, content, userId: user_id, name, image_path: null }}
                onShow={onShow}
              />
            }
          />
        );
      })}
    </Rows>
  );
}

function CommentForm({ post }: Pick<CommentsProps, 'post'>) {
  const { comments: words, composer } = useWords(communityWords);
  const save = useSave();
  const { typed, type, settle } = useDraft(`comment:${post.id}`, Typed);
  const { content = '' } = typed;
  const hindrance = useHindrance(content, words.blank);
  const agreed = useAgreed();
  async function send(): Promise<void> {
    const text = cleaned(content).trim();
    const added = await save((user_id) => addComment({ post_id: post.id, user_id, content: text }), {
      failed: { title: composer.notCreated, description: composer.kept },
      done: { title: words.added },
      once: `comment:${post.id}`,
    });
    if (!added) return;
    type({ content: '' });
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
      <AreaField
        label={words.label}
        rows={2}
        maxLength={LONGEST}
        value={content}
        onChange={({ target }) => type({ content: target.value })}
      />
      <HelpCard text={content} />
      {agreed === null && <Guidelines />}
      <Button type="submit" look="line" full blocked={hindrance}>
        {words.send}
      </Button>
    </form>
  );
}

const Typed = z.object({ content: z.optional(z.string()) });

/** One's own come from this device, those of others from the server; oldest first. */
export function Comments({ post, onShow }: CommentsProps) {
  const words = useWords(communityWords).comments;
  const mine = useMine();
  const own = knownOf(useRow((db, userId) => ownComments(db, userId, post.id), [post.id])) ?? [];
  const blocked = knownOf(useRow(blockedOf)) ?? [];
  const wishes = knownOf(useRow(wishesOf));
  const remote = useRemote({
    key: ['comments', post.id, post.comments_count],
    ask: (client, signal) =>
      client
        .from('post_comments')
        .select('id, user_id, content, created_at, people (first_name, last_name, role)')
        .eq('post_id', post.id)
        .eq('deleted', false)
        .neq('user_id', mine)
        .order('created_at')
        .limit(AT_MOST)
        .abortSignal(signal),
    shape: z.array(Comment),
  });
  const isMuted = mutedBy(wishes?.muted_words ?? []);
  const told = wishes?.hide_numbers ? withoutFigures : String;
  const shown = (others: readonly Comment[]): Comment[] =>
    [...own.map((comment) => ({ ...comment, people: null })), ...others.filter(({ content }) => !isMuted(content))]
      .filter(({ user_id }) => blocked.every(({ id }) => id !== user_id))
      .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  return (
    <>
      <Seam />
      {remote.state !== 'content' && own.length > 0 && <List comments={shown([])} told={told} onShow={onShow} />}
      <Remotely remote={remote} failed={words.failed}>
        {(others) => <List comments={shown(others)} told={told} onShow={onShow} />}
      </Remotely>
      <CommentForm post={post} />
    </>
  );
}
