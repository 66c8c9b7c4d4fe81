import './crop.css';
import { Button } from '../button.tsx';
import { part } from './part.tsx';

/** In the dots of the picture itself. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

export interface CropProps {
  /** For the source of a picture. */
  picture: string;
  act: string;
  busy: boolean;
  /** Null where the middle is to be taken. */
  onDone: (square: Square | null) => void;
}

const NativeCrop = ({ picture, act, busy, onDone }: CropProps) => (
  <>
    <img className="crop-preview" src={picture} alt="" />
    <Button look="act" large full busy={busy} onClick={() => onDone(null)}>
      {act}
    </Button>
  </>
);

/** The square of a picture that is to be shown. */
export const Crop = part<CropProps>(async () => (await import('./chakra/crop.tsx')).Crop, NativeCrop);
