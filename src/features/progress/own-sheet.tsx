import { useState } from 'react';
import { nameOwnMeasure, removeOwnMeasure, restoreOwnMeasure } from '#sync/actions/own-measures.ts';
import { ownKind } from '#sync/queries/measurement-kinds.ts';
import { ownMeasuresOf } from '#sync/queries/own-measures.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Kind } from '#src/work/progress/use-measures.ts';
import { useSave } from '#src/work/use-save.ts';
import { progressWords } from './words.ts';

const LONGEST_NAME = 60;
const LONGEST_UNIT = 20;

function Known() {
  const words = useWords(progressWords).measure;
  const save = useSave();
  const measures = knownOf(useRows(ownMeasuresOf)) ?? [];
  const remove = (id: string): void => {
    void save(removeOwnMeasure(id), {
      failed: { title: words.notSaved, description: words.notSavedHelp },
      done: { title: words.ownRemoved },
      undo: (values) => restoreOwnMeasure(id, values),
      once: id,
    });
  };
  if (measures.length === 0) return null;
  return (
    <>
      <Seam />
      <Rows label={words.own}>
        {measures.map(({ id, name, unit }) => (
          <Row
            key={id}
            title={name}
            detail={unit}
            trailing={<IconButton icon={BinIcon} label={words.ownRemove(name)} onClick={() => remove(id)} />}
          />
        ))}
      </Rows>
    </>
  );
}

/** Names what is measured besides; its first value is logged next. */
export function OwnSheet({ onNamed, onClose }: { onNamed: (kind: Kind) => void; onClose: () => void }) {
  const words = useWords(progressWords).measure;
  const save = useSave();
  const [name, setName] = useState('');
  const [unit, setUnit] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isNameless = name.trim() === '';
  useUnfinished(name !== '' || unit !== '');
  async function submit(): Promise<void> {
    setAsked(true);
    if (isNameless) return;
    const named = await save((user_id) => nameOwnMeasure({ user_id, name, unit }), {
      failed: { title: words.notSaved, description: words.notSavedHelp },
      done: { title: words.ownAdded },
      once: 'own',
    });
    if (named) onNamed(ownKind(named.value));
  }
  return (
    <Sheet open title={words.own} onClose={onClose}>
      <div className="measure-form">
        <TextField
          label={words.ownName}
          help={words.ownNameHelp}
          maxLength={LONGEST_NAME}
          value={name}
          error={isAsked && isNameless ? words.ownNeeded : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={words.ownUnit}
          help={words.ownUnitHelp}
          maxLength={LONGEST_UNIT}
          value={unit}
          onChange={({ target }) => setUnit(target.value)}
        />
        <p className="muted small">{words.ownSeen}</p>
        <Button look="act" large full onClick={() => void submit()}>
          {words.ownSave}
        </Button>
        <Known />
      </div>
    </Sheet>
  );
}
