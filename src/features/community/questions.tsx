import { deletePost } from '#sync/actions/community-posts.ts';
import { blockPerson, unblockPerson } from '#sync/actions/person-blocks.ts';
import { deleteComment } from '#sync/actions/post-comments.ts';
import { releasePicture } from '#src/data/uploads/post-pictures.ts';
import { useWork } from '#src/data/work.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import type { Subject } from './subject.ts';
import { communityWords } from './words.ts';

interface QuestionProps {
  subject: Subject;
  onClose: () => void;
}

export function RemoveQuestion({ subject: { about, id, image_path }, onClose }: QuestionProps) {
  const words = useWords(communityWords).remove;
  const [save, write] = [useSave(), useWork()];
  const isPost = about === 'post';
  async function remove(): Promise<void> {
    onClose();
    const failed = { title: words.failed };
    if (!(await attempt(() => write((db) => releasePicture(db, { id, image_path })), failed))) return;
    await save((isPost ? deletePost : deleteComment)(id), {
      failed,
      done: { title: isPost ? words.postDone : words.commentDone },
      once: id,
    });
  }
  return (
    <Confirm
      open
      danger
      title={isPost ? words.post : words.comment}
      act={words.open}
      onAct={() => void remove()}
      onClose={onClose}
    >
      {isPost ? words.postHelp : words.commentHelp}
    </Confirm>
  );
}

export function BlockQuestion({ subject: { userId, name }, onClose }: QuestionProps) {
  const words = useWords(communityWords).block;
  const save = useSave();
  function block(): void {
    onClose();
    void save((own) => blockPerson(own, userId), {
      failed: { title: words.failed },
      done: { title: words.done(name) },
      undo: () => (own) => unblockPerson(own, userId),
      once: userId,
    });
  }
  return (
    <Confirm open danger title={words.title(name)} act={words.act} onAct={block} onClose={onClose}>
      {words.help}
    </Confirm>
  );
}
