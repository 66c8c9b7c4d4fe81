import './upload.css';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { IconPart } from '../icons.tsx';
import { useWords } from '../language.tsx';
import { part } from './part.tsx';
import { partWords } from './words.ts';

export interface UploadProps {
  /** What the button says. */
  label: string;
  icon: IconPart;
  /** Kinds of files, each with the ends of their names. */
  accept: Record<string, string[]>;
  /** The file that is being read. */
  reading?: { name: string; share: number } | null | undefined;
  /** Also called for a file of another kind: what is wrong with it is said where it is known what for. */
  onFile: (file: File) => void;
  /** What is to know of a file before it is chosen. */
  children?: ReactNode;
}

function NativeUpload({ label, icon, accept, onFile, children }: UploadProps) {
  const words = useWords(partWords);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="upload">
      <input
        ref={picker}
        hidden
        type="file"
        accept={Object.entries(accept).flat(2).join()}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <div className="choose">
        <Button look="line" icon={icon} onClick={() => picker.current?.click()}>
          {label}
        </Button>
        {/* As high as what comes in its place. */}
        <span className="drop not-yet small">{words.drop}</span>
      </div>
      {children}
    </div>
  );
}

/** A file that is chosen, or dropped where a device has something to drop it with. */
export const Upload = part<UploadProps>(async () => (await import('./chakra/upload.tsx')).Upload, NativeUpload);
