import { Fragment } from 'react';
import * as z from 'zod/mini';
import { postComments } from '#sync/entities/post-comments.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { MessageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { SubjectMenu } from './subject-menu.tsx';
import type { OnShow } from './subject.ts';
import { threaded } from './threads.ts';
import { useAge, useMine, useWriter } from './use-names.ts';
import { communityWords } from './words.ts';

export const Comment = z.object({
  id: z.string(),
  user_id: z.string(),
  content: z.string(),
  created_at: z.string(),
  reply_to: z.nullable(z.string()),
  people: z.nullable(
    z.object({ first_name: z.nullable(z.string()), last_name: z.nullable(z.string()), role: z.string() }),
  ),
});
export type Comment = z.infer<typeof Comment> & { held_at?: string | null };

interface ListProps {
  comments: readonly Comment[];
  /** How what others wrote is told. */
  told: (content: string) => string;
  onAnswer: (comment: Comment) => void;
  onShow: OnShow;
}

interface OneProps extends Omit<ListProps, 'comments'> {
  comment: Comment;
}

function One({ comment, told, onAnswer, onShow }: OneProps) {
  const { id, user_id, content, created_at, held_at } = comment;
  const { comments: words, held } = useWords(communityWords);
  const age = useAge();
  const name = useWriter()(comment);
  const isMine = useMine() === user_id;
  const standing = useStandings(postComments).get(id);
  return (
    <Row
      leading={<Avatar name={name} />}
      title={name}
      detail={age(created_at)}
      standing={standing}
      badges={held_at && <Badge>{held.badge}</Badge>}
      below={
        <div className="comment">
          <p className="said">{isMine ? content : told(content)}</p>
          <Button look="quiet" icon={MessageIcon} aria-label={words.answerTo(name)} onClick={() => onAnswer(comment)}>
            {words.answer}
          </Button>
        </div>
      }
      trailing={
        <SubjectMenu
          label={words.menu(name)}
          subject={{ about: 'comment', id, content, userId: user_id, name, image_path: null }}
          onShow={onShow}
        />
      }
    />
  );
}

export function CommentList({ comments, ...rest }: ListProps) {
  const words = useWords(communityWords).comments;
  const writer = useWriter();
  if (comments.length === 0) return <p className="muted small">{words.none}</p>;
  return (
    <Rows label={words.list}>
      {threaded(comments).map(({ comment, answers }) => (
        <Fragment key={comment.id}>
          <One comment={comment} {...rest} />
          {answers.length > 0 && (
            <li className="answers">
              <Rows label={words.answers(writer(comment))}>
                {answers.map((answer) => (
                  <One key={answer.id} comment={answer} {...rest} />
                ))}
              </Rows>
            </li>
          )}
        </Fragment>
      ))}
    </Rows>
  );
}
