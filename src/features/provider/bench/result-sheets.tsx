import { useState } from 'react';
import type { LabResult } from '#sync/entities/lab-results.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useBench } from './use-bench.ts';
import { benchWords } from './words.ts';

interface ResultSheetProps {
  result: LabResult;
  onClose: () => void;
}

/** Whom the critical value was said to, and that it came back right: the call is part of the result. */
export function ReadBackSheet({ result, onClose }: ResultSheetProps) {
  const words = useWords(benchWords).readBack;
  const bench = useBench();
  return (
    <TextSheet
      title={words.title}
      act={words.act}
      label={words.to}
      missing={words.missing}
      longest={120}
      onSay={(to) => bench.readBack(result.id, to)}
      onClose={onClose}
    >
      <p className="muted">{words.help}</p>
      <p className="figure">
        {result.test_name} {result.result_value} {result.unit}
      </p>
    </TextSheet>
  );
}

export function HoldSheet({ result, onClose }: ResultSheetProps) {
  const words = useWords(benchWords).hold;
  const bench = useBench();
  return (
    <TextSheet
      title={words.open}
      act={words.open}
      label={words.reason}
      missing={words.missing}
      longest={500}
      lines={3}
      onSay={(reason) => bench.hold(result.id, reason)}
      onClose={onClose}
    >
      <p className="muted">{words.help}</p>
    </TextSheet>
  );
}

/** In plain words, for the doctor and the client; verified with the value. */
export function CommentSheet({ result, onClose }: ResultSheetProps) {
  const words = useWords(benchWords).comment;
  const bench = useBench();
  const [comment, setComment] = useState(result.interpretation ?? '');
  useUnfinished(comment !== (result.interpretation ?? ''));
  async function keep(): Promise<void> {
    if (await bench.comment(result.id, comment)) onClose();
  }
  return (
    <Sheet
      open
      title={words.title(result.test_name)}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void keep()}>
          {words.act}
        </Button>
      }
    >
      <AreaField
        label={words.label}
        help={words.help}
        rows={4}
        maxLength={4000}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
    </Sheet>
  );
}
