import { FileUpload } from '@chakra-ui/react';
import { ChakraArea } from '../../chakra/area.tsx';
import { useWords } from '../../language.tsx';
import { Bar } from '../../marks/bar.tsx';
import type { UploadProps } from '../upload.tsx';
import { partWords } from '../words.ts';

/** And no button, as it would be by itself: what is pressed is within it. */
const A_GROUP = { role: 'group' };

export function Upload({ label, icon: Icon, accept, reading, onFile, children }: UploadProps) {
  const words = useWords(partWords);
  return (
    <ChakraArea>
      <FileUpload.Root
        unstyled
        accept={accept}
        maxFiles={1}
        acceptedFiles={[]}
        onFileChange={({ acceptedFiles, rejectedFiles }) => {
          const file = acceptedFiles[0] ?? rejectedFiles[0]?.file;
          if (file) onFile(file);
        }}
      >
        <FileUpload.HiddenInput hidden aria-label={label} />
        <FileUpload.Dropzone unstyled className="upload" disableClick aria-label={label} {...A_GROUP}>
          <div className="choose">
            <FileUpload.Trigger unstyled className="button line">
              <Icon small />
              {label}
            </FileUpload.Trigger>
            <span className="drop small">{words.drop}</span>
          </div>
          {reading && (
            <div className="reading">
              <span>{reading.name}</span>
              <Bar value={reading.share} max={1} label={reading.name} />
            </div>
          )}
          {children}
        </FileUpload.Dropzone>
      </FileUpload.Root>
    </ChakraArea>
  );
}
