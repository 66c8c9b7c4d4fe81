import { useState } from 'react';
import type { LabResult } from '#sync/entities/lab-results.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
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
  const [to, setTo] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  useUnfinished(to !== '');
  async function keep(): Promise<void> {
    setWasAsked(true);
    if (to.trim() !== '' && (await bench.readBack(result.id, to))) onClose();
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void keep()}>
          {words.act}
        </Button>
      }
    >
      <p className="muted">{words.help}</p>
      <p className="figure">
        {result.test_name} {result.result_value} {result.unit}
      </p>
      <TextField
        label={words.to}
        required
        maxLength={120}
        value={to}
        error={wasAsked && to.trim() === '' ? words.missing : undefined}
        onChange={({ target }) => setTo(target.value)}
      />
    </Sheet>
  );
}

export function HoldSheet({ result, onClose }: ResultSheetProps) {
  const words = useWords(benchWords).hold;
  const bench = useBench();
  const [reason, setReason] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  useUnfinished(reason !== '');
  async function hold(): Promise<void> {
    setWasAsked(true);
    if (reason.trim() !== '' && (await bench.hold(result.id, reason))) onClose();
  }
  return (
    <Sheet
      open
      title={words.open}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void hold()}>
          {words.open}
        </Button>
      }
    >
      <p className="muted">{words.help}</p>
      <AreaField
        label={words.reason}
        required
        rows={3}
        maxLength={500}
        value={reason}
        error={wasAsked && reason.trim() === '' ? words.missing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </Sheet>
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
