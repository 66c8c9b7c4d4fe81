import { useState } from 'react';
import * as z from 'zod/mini';
import { commentOnMeal, removeComment } from '#sync/actions/meal-comments.ts';
import type { MealComment } from '#sync/entities/meal-comments.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { providerFoodWords } from './words.ts';

const LONGEST = 1000;
const Typed = z.object({ body: z.optional(z.string()) });

function CommentForm({ meal, onDone }: { meal: MealPlan; onDone: () => void }) {
  const { comment: words, notSaved, notSavedHelp } = useWords(providerFoodWords);
  const save = useSave();
  const { typed, type, settle } = useDraft(formAbout(meal.user_id, 'comment', meal.id), Typed);
  const body = typed.body ?? '';
  async function keep(): Promise<void> {
    const said = { user_id: meal.user_id, meal_id: meal.id, body: body.trim() };
    const saved = await save((author_id) => commentOnMeal({ ...said, author_id }), {
      failed: { title: notSaved, description: notSavedHelp },
      done: { title: words.done },
      once: meal.id,
    });
    if (!saved) return;
    settle();
    onDone();
  }
  return (
    <div className="food-comment-form">
      <AreaField
        label={words.label}
        help={words.help}
        rows={3}
        maxLength={LONGEST}
        value={body}
        onChange={({ target }) => type({ body: target.value })}
      />
      <div className="note-acts">
        <Button look="act" aria-disabled={body.trim() === '' || undefined} onClick={() => body.trim() && void keep()}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.leave}
        </Button>
      </div>
    </div>
  );
}

interface CommentsProps {
  meal: MealPlan;
  comments: readonly MealComment[];
  names: ReadonlyMap<string, string>;
  me: string;
}

/** What was said about a meal, and one's own word about it. */
export function Comments({ meal, comments, names, me }: CommentsProps) {
  const { comment: words, day, notSaved } = useWords(providerFoodWords);
  const [isOpen, setOpen] = useState(false);
  const save = useSave();
  const nameOf = (id: string | null): string =>
    id === me ? words.you : ((id === null ? undefined : names.get(id)) ?? day.somebody);
  const remove = (id: string): void =>
    void save(removeComment(id), { failed: { title: notSaved }, done: { title: words.removed }, once: id });
  return (
    <>
      {comments.map(({ id, author_id, body }) => (
        <div key={id} className="food-comment">
          <p>{words.said(nameOf(author_id), body)}</p>
          {author_id === me && (
            <Button look="quiet" onClick={() => remove(id)}>
              {words.remove}
            </Button>
          )}
        </div>
      ))}
      {isOpen ? (
        <CommentForm meal={meal} onDone={() => setOpen(false)} />
      ) : (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {words.write}
        </Button>
      )}
    </>
  );
}
