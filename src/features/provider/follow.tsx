import { followClient, unfollowClient } from '#sync/actions/client-follows.ts';
import { followOf } from '#sync/queries/client-follows.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { providerWords } from './words.ts';

/** Whether this provider's devices hold all of the client's record, or the last days. */
export function Follow({ clientId: client_id }: { clientId: string }) {
  const { follow: words, notSaved: failed } = useWords(providerWords);
  const save = useSave();
  const answer = useRow((db, follower_id) => followOf(db, { follower_id, client_id }), [client_id]);
  const isFollowed = knownOf(answer) !== null;
  const change = (on: boolean) =>
    save((follower_id) => (on ? followClient : unfollowClient)({ follower_id, client_id }), {
      failed,
      done: { title: on ? words.on : words.off },
      once: client_id,
    });
  return (
    <SwitchField
      label={words.label}
      help={words.help}
      checked={isFollowed}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
