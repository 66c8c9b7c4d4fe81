import { useState } from 'react';
import * as z from 'zod/mini';
import { commentOnTraining, removeTrainingComment } from '#sync/actions/training-comments.ts';
import { trainingComments } from '#sync/entities/training-comments.ts';
import type { TrainingComment } from '#sync/entities/training-comments.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { useFigures } from '#src/work/training/figures.ts';
import { useCardioInWords } from '#src/work/training/use-cardio-in-words.ts';
import { useSave } from '#src/work/use-save.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { AreaField, SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { reviewOf } from './training-queries.ts';
import type { Review } from './training-queries.ts';
import { recordWords } from './words.ts';

const LONGEST = 1000;
const Typed = z.object({ body: z.optional(z.string()), about: z.optional(z.string()) });

/** "12 × 40 kg", "45 s" */
function useSetInWords(): (set: WorkoutSet) => string {
  const { figure, weight, time, distance } = useFigures();
  return ({ kind, reps, weight_kg, duration_seconds, distance_m }) =>
    [
      reps !== null && figure(reps),
      distance_m !== null && distance(distance_m),
      duration_seconds !== null && time(duration_seconds),
      // Help is not lifted.
      weight_kg !== null && kind !== 'assisted' && weight(weight_kg),
    ]
      .filter((part) => part !== false)
      .join(' × ');
}

function CommentForm({ review: { session, parts } }: { review: Review }) {
  const { training: words, program } = useWords(recordWords);
  const nameOf = useExerciseName();
  const setInWords = useSetInWords();
  const save = useSave();
  const { typed, type, settle } = useDraft(formAbout(session.user_id, 'comment', session.id), Typed);
  const [wasSaved, setSaved] = useState(false);
  const { body = '', about = '' } = wasSaved ? {} : typed;
  const sets = parts.flatMap((part) => part.sets.map((set) => ({ set, name: nameOf(part.exercise) })));
  function change(edit: z.infer<typeof Typed>): void {
    setSaved(false);
    type({ body, about, ...edit });
  }
  async function keep(): Promise<void> {
    const said = { user_id: session.user_id, session_id: session.id, set_id: about || null, body: body.trim() };
    const saved = await save((author_id) => commentOnTraining({ ...said, author_id }), {
      failed: { title: program.notSaved },
      done: { title: words.said },
      once: session.id,
    });
    if (!saved) return;
    settle();
    setSaved(true);
  }
  return (
    <>
      <SelectField
        label={words.about}
        value={about}
        options={[
          { value: '', label: words.whole },
          ...sets.map(({ set, name }) => ({ value: set.id, label: `${name}: ${setInWords(set)}` })),
        ]}
        onChange={({ target }) => change({ about: target.value })}
      />
      <AreaField
        label={words.comment}
        help={words.commentHelp}
        rows={3}
        maxLength={LONGEST}
        value={body}
        onChange={({ target }) => change({ body: target.value })}
      />
      <Button
        look="act"
        full
        aria-disabled={body.trim() === '' || undefined}
        onClick={() => body.trim() && void keep()}
      >
        {words.send}
      </Button>
    </>
  );
}

interface SaidProps {
  comments: readonly TrainingComment[];
  names: Review['names'];
  me: string;
}

function Said({ comments, names, me }: SaidProps) {
  const { training: words, program } = useWords(recordWords);
  const standings = useStandings(trainingComments);
  const save = useSave();
  const remove = (id: string): void =>
    void save(removeTrainingComment(id), {
      failed: { title: program.notSaved },
      done: { title: words.gone },
      once: id,
    });
  if (comments.length === 0) return null;
  return (
    <Rows label={words.comments}>
      {comments.map(({ id, author_id, body }) => (
        <Row
          key={id}
          title={body}
          detail={author_id === me ? words.you : names.get(author_id ?? '')}
          standing={standings.get(id)}
          below={
            author_id === me && (
              <Button look="quiet" onClick={() => remove(id)}>
                {words.remove}
              </Button>
            )
          }
        />
      ))}
    </Rows>
  );
}

function Reviewed({ review, me }: { review: Review; me: string }) {
  const { training: words } = useWords(recordWords);
  const nameOf = useExerciseName();
  const setInWords = useSetInWords();
  const cardioInWords = useCardioInWords();
  const { session, parts, comments, names } = review;
  return (
    <>
      {session.hurt && <Notice tone="warn">{words.hurtAll}</Notice>}
      {session.activity && <p>{cardioInWords(session).join(', ')}</p>}
      {session.notes && <p>{session.notes}</p>}
      <Said comments={comments.filter(({ set_id }) => set_id === null)} names={names} me={me} />
      {parts.map(({ key, exercise, sets }) => (
        <section key={key} aria-label={nameOf(exercise)}>
          <h3>{nameOf(exercise)}</h3>
          <Rows label={nameOf(exercise)}>
            {sets.map((set) => (
              <Row
                key={set.id}
                title={setInWords(set)}
                detail={set.notes}
                badges={set.hurt && <Badge tone="warn">{words.hurt}</Badge>}
                below={<Said comments={comments.filter(({ set_id }) => set_id === set.id)} names={names} me={me} />}
              />
            ))}
          </Rows>
        </section>
      ))}
      <CommentForm review={review} />
    </>
  );
}

/** A workout of a client, and a word about it. */
export function TrainingSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { training: words, record } = useWords(recordWords);
  const workoutName = useWorkoutName();
  const answer = useRow(
    async (db, me) => {
      const review = await reviewOf(db, id);
      return review && { review, me };
    },
    [id],
  );
  const title = answer.state === 'content' ? workoutName(answer.value.review.session) : words.title;
  return (
    <Sheet open title={title} onClose={onClose}>
      <Answered answer={answer} coming={record.coming} empty={null} failed={record.failed}>
        {(value) => <Reviewed {...value} />}
      </Answered>
    </Sheet>
  );
}
