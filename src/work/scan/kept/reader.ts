import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import machine from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { keepOpened } from '#src/lib/keep-opened.ts';
import type { Format, Read } from '#src/work/scan/reading.ts';

// Nobody's device holds this from the start: it weighs as much as half of the app, and most browsers read codes
// themselves. Whoever needed it once has it from then on.

const NAMES: Record<Format, ReadInputBarcodeFormat> = {
  code_128: 'Code128',
  ean_13: 'EAN13',
  ean_8: 'EAN8',
  upc_a: 'UPCA',
};

/** Bars are read as well at this width as at the camera's, in a third of the time. */
const WIDEST = 1280;

export async function readerOf(wanted: readonly Format[]): Promise<Read> {
  await prepareZXingModule({ overrides: { locateFile: () => machine }, fireImmediately: true });
  keepOpened(new URL(import.meta.url).pathname, machine);
  const formats = wanted.map((format) => NAMES[format]);
  const canvas = new OffscreenCanvas(1, 1);
  const onto = canvas.getContext('2d', { willReadFrequently: true });
  return async (seen) => {
    const { videoWidth, videoHeight } = seen;
    if (!onto || videoWidth === 0) return undefined;
    const scale = Math.min(1, WIDEST / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    onto.drawImage(seen, 0, 0, canvas.width, canvas.height);
    const picture = onto.getImageData(0, 0, canvas.width, canvas.height);
    const [found] = await readBarcodes(picture, { formats, maxNumberOfSymbols: 1 });
    return found?.isValid ? found.text : undefined;
  };
}
