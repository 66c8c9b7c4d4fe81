import { unblockPerson } from '#sync/actions/person-blocks.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { IconButton } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { RetryIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useSave } from '#src/work/use-save.ts';
import { blockedOf } from './queries.ts';
import { useNames } from './use-names.ts';
import { communityWords } from './words.ts';

/** Only where there is anybody in it. */
export function BlockedCard() {
  const words = useWords(communityWords).block;
  const nameOf = useNames();
  const save = useSave();
  const blocked = knownOf(useRow(blockedOf)) ?? [];
  if (blocked.length === 0) return null;
  return (
    <Card title={words.list}>
      <Rows label={words.list}>
        {blocked.map(({ id, person }) => {
          const name = nameOf(person);
          const unblock = () =>
            save((own) => unblockPerson(own, id), {
              failed: { title: words.notUndone },
              done: { title: words.undone(name) },
              once: id,
            });
          return (
            <Row
              key={id}
              leading={<Avatar name={name} />}
              title={name}
              trailing={<IconButton icon={RetryIcon} label={words.undo(name)} onClick={() => void unblock()} />}
            />
          );
        })}
      </Rows>
    </Card>
  );
}
