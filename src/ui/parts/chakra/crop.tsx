import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper';
import { Button, IconButton } from '../../button.tsx';
import { MinusIcon, PlusIcon } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import type { CropProps } from '../crop.tsx';
import { partWords } from '../words.ts';

const STEP = 0.25;
const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;

export function Crop({ picture, act, busy, onDone }: CropProps) {
  const words = useWords(partWords).crop;
  const language = useLanguage();
  const figure = (dots: number): string => Math.round(dots).toLocaleString(language);
  const cropper = useImageCropper({
    aspectRatio: 1,
    cropShape: 'circle',
    translations: {
      rootLabel: words.label,
      rootRoleDescription: undefined,
      selectionLabel: () => words.label,
      selectionRoleDescription: undefined,
      selectionInstructions: words.help,
      previewLoading: undefined,
      previewDescription: () => '',
      selectionValueText: ({ x, y, width }) => words.at(figure(x), figure(y), figure(width)),
    },
  });
  function done(): void {
    const { x, y, width } = cropper.getCropData();
    onDone({ left: x, top: y, side: width });
  }
  return (
    <>
      <ImageCropper.RootProvider value={cropper} className="crop">
        <ImageCropper.Viewport className="viewport">
          <ImageCropper.Image src={picture} />
          <ImageCropper.Selection className="selection">
            {CORNERS.map((corner) => (
              <ImageCropper.Handle key={corner} position={corner} className="handle" />
            ))}
          </ImageCropper.Selection>
        </ImageCropper.Viewport>
        <div className="zoom">
          <IconButton icon={MinusIcon} label={words.smaller} onClick={() => cropper.zoomBy(-STEP)} />
          <IconButton icon={PlusIcon} label={words.larger} onClick={() => cropper.zoomBy(STEP)} />
        </div>
      </ImageCropper.RootProvider>
      <p className="muted small">{words.help}</p>
      <Button look="act" large full busy={busy} onClick={done}>
        {act}
      </Button>
    </>
  );
}
