interface Answering {
  id: string;
  reply_to: string | null;
}

interface Told<Comment> {
  comment: Comment;
  answers: Comment[];
}

/** Answers under what they answer; one to a comment that is not shown stands by itself. */
export function threaded<Comment extends Answering>(comments: readonly Comment[]): Told<Comment>[] {
  const shown = new Set(comments.map(({ id }) => id));
  const isAnswer = ({ reply_to }: Comment): boolean => reply_to !== null && shown.has(reply_to);
  const answers = Map.groupBy(comments.filter(isAnswer), ({ reply_to }) => reply_to);
  return comments
    .filter((comment) => !isAnswer(comment))
    .map((comment) => ({ comment, answers: answers.get(comment.id) ?? [] }));
}
