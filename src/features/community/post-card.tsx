import { useState } from 'react';
import { likePost, unlikePost } from '#sync/actions/post-likes.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { placeOfPicture } from '#src/data/uploads/post-pictures.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge, StandingBadge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { EyeIcon, HeartIcon, MessageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { CardBox } from './card-box.tsx';
import { cardIn } from './cards.ts';
import { Comments } from './comments.tsx';
import { HelpCard } from './help-card.tsx';
import { Picture } from './picture.tsx';
import type { Entry } from './queries.ts';
import { SubjectMenu } from './subject-menu.tsx';
import type { OnShow } from './subject.ts';
import { useAge, useMine, useNames } from './use-names.ts';
import { communityWords } from './words.ts';

interface PostCardProps {
  entry: Entry;
  standing?: Standing | undefined;
  onShow: OnShow;
  /** With its comments from the beginning. */
  isOpened?: boolean | undefined;
}

function Head({ entry: { post, author, isFollowed }, standing, onShow }: PostCardProps) {
  const words = useWords(communityWords);
  const age = useAge();
  const name = useNames()(author);
  const kind = post.post_type in words.kinds ? words.kinds[post.post_type as keyof typeof words.kinds] : null;
  const { id, content, user_id: userId, image_path } = post;
  const subject = { about: 'post', id, content, userId, name, image_path } as const;
  return (
    <header>
      <Avatar name={name} />
      <div className="by">
        <b>{name}</b>
        <span className="muted small">
          {[
            age(post.created_at),
            post.post_type === 'general' ? null : kind,
            post.centre && words.centre.of(post.centre),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {author && author.role !== 'client' && <Badge tone="ok">{words.provider}</Badge>}
      {post.held_at && <Badge>{words.held.badge}</Badge>}
      {standing && <StandingBadge standing={standing} />}
      <SubjectMenu label={words.feed.menu(name)} subject={subject} isFollowed={isFollowed} onShow={onShow} />
    </header>
  );
}

function Like({ entry: { post, isLiked, likes } }: Pick<PostCardProps, 'entry'>) {
  const words = useWords(communityWords).feed;
  const language = useLanguage();
  const save = useSave();
  const toggle = () =>
    save((userId) => (isLiked ? unlikePost : likePost)(userId, post.id), {
      failed: { title: words.notLiked },
      once: `like:${post.id}`,
    });
  const count = likes.toLocaleString(language);
  return (
    <Button
      look="quiet"
      icon={HeartIcon}
      aria-pressed={isLiked}
      aria-label={(isLiked ? words.liked : words.like)(count)}
      onClick={() => void toggle()}
    >
      {count}
    </Button>
  );
}

/** What one would rather not see is folded, and said to be. */
function Said({ post, author, isFolded }: Entry) {
  const words = useWords(communityWords);
  const name = useNames()(author);
  const mine = useMine();
  const [isAsked, setAsked] = useState(false);
  const place = placeOfPicture(post);
  const card = cardIn(post.card);
  if (isFolded && !isAsked) {
    return (
      <div className="said">
        <p className="muted">{words.reading.folded}</p>
        <Button look="line" icon={EyeIcon} onClick={() => setAsked(true)}>
          {words.reading.show}
        </Button>
      </div>
    );
  }
  const own = post.user_id === mine;
  return (
    <>
      <div className="said">
        {post.title && <b>{`${post.title}\n`}</b>}
        {post.content}
      </div>
      {card && <CardBox card={card} />}
      {place && <Picture place={place} name={name} />}
      {post.held_at && <p className="muted small">{words.held.help}</p>}
      {own && <HelpCard text={post.content} />}
    </>
  );
}

export function PostCard(props: PostCardProps) {
  const { entry, onShow, isOpened = false } = props;
  const { post, author, comments } = entry;
  const words = useWords(communityWords);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(isOpened);
  const count = comments.toLocaleString(language);
  return (
    <Card>
      <article className="post">
        <Head {...props} />
        <Said {...entry} />
        <div className="acts">
          <Like entry={entry} />
          <Button
            look="quiet"
            icon={MessageIcon}
            aria-expanded={isOpen}
            aria-label={words.comments.open(count)}
            onClick={() => setOpen(!isOpen)}
          >
            {count}
          </Button>
        </div>
        {isOpen && <Comments post={post} author={author} onShow={onShow} />}
      </article>
    </Card>
  );
}
