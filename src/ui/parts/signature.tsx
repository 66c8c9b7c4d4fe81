import { part } from './part.tsx';

export interface SignatureProps {
  label: string;
  /** What takes all of it away again. */
  clear: string;
  /** What it is to be drawn into, in dots: the path is made to fit, whatever the screen. */
  field: { width: number; height: number };
  /** The path of an SVG; null where nothing is drawn. */
  onDraw: (path: string | null) => void;
}

/** Drawn by finger, pen or mouse. A browser has nothing like it, so whoever asks for one takes a name in its place. */
export const Signature = part<SignatureProps>(
  async () => (await import('./chakra/signature.tsx')).Signature,
  () => null,
);
