import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { AreaField, TextField } from './fields/text-field.tsx';
import { Sheet } from './sheet.tsx';
import { useUnfinished } from './use-unfinished.ts';

interface TextSheetProps {
  title: ReactNode;
  act: string;
  label: string;
  /** Said where the text is asked for and not there. */
  missing: string;
  longest: number;
  /** What stands there to begin with. */
  first?: string;
  look?: 'act' | 'danger';
  lines?: number;
  /** Where it is not, the text is not asked for, and is empty. */
  isNeeded?: boolean;
  busy?: boolean | undefined;
  /** Why it cannot be done now. */
  blocked?: string | undefined;
  /** What is to know before. */
  children?: ReactNode;
  /** The text without the spaces around it; whether it was done, and the sheet closes. */
  onSay: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for one text without which nothing is done, such as a reason. */
export function TextSheet({
  title,
  act,
  label,
  missing,
  longest,
  first = '',
  look = 'act',
  lines = 1,
  isNeeded = true,
  busy,
  blocked,
  children,
  onSay,
  onClose,
}: TextSheetProps) {
  const [text, setText] = useState(first);
  const [wasAsked, setWasAsked] = useState(false);
  useUnfinished(text !== first);
  const isMissing = isNeeded && text.trim() === '';
  async function say(): Promise<void> {
    setWasAsked(true);
    if (!isMissing && (await onSay(text.trim()))) onClose();
  }
  const field = {
    label,
    required: true,
    maxLength: longest,
    value: text,
    error: wasAsked && isMissing ? missing : undefined,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
  };
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      foot={
        <Button look={look} large full busy={busy} blocked={blocked} onClick={() => void say()}>
          {act}
        </Button>
      }
    >
      {children}
      {isNeeded && (lines === 1 ? <TextField {...field} /> : <AreaField {...field} rows={lines} />)}
    </Sheet>
  );
}
