import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { toast } from '#src/ui/toasts.ts';
import { paperFrom } from '#src/work/files/paper.ts';
import { communityWords } from './words.ts';

export interface Chosen {
  name: string;
  bytes: ArrayBuffer;
}

const PICTURES = { 'image/*': [] };

/** Drawn anew: where and with what it was taken stays on the device. */
export function PictureField({ chosen, onChoose }: { chosen: Chosen | null; onChoose: (next: Chosen | null) => void }) {
  const words = useWords(communityWords).picture;
  const [isOpen, setOpen] = useState(false);
  async function take(file: File): Promise<void> {
    const read = await paperFrom(file);
    if ('refused' in read) toast({ title: words.refused[read.refused], destructive: true });
    else if (read.paper.type !== 'image/jpeg') toast({ title: words.refused.kind, destructive: true });
    else onChoose({ name: file.name, bytes: read.paper.bytes });
  }
  if (!isOpen && !chosen) {
    return (
      <Button look="quiet" icon={ImageIcon} onClick={() => setOpen(true)}>
        {words.add}
      </Button>
    );
  }
  return (
    <Upload
      label={chosen ? words.other : words.choose}
      icon={ImageIcon}
      accept={PICTURES}
      onFile={(file) => void take(file)}
    >
      {chosen && (
        <Button look="quiet" onClick={() => onChoose(null)}>
          {words.without}
        </Button>
      )}
      <p className="muted small">{chosen ? words.chosen(chosen.name) : words.help}</p>
    </Upload>
  );
}
