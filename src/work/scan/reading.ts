// What a camera reads: labels of the laboratory's samples, and codes of what is sold.

const FORMATS = {
  label: ['code_128'],
  packet: ['ean_13', 'ean_8', 'upc_a'],
} as const;

export type Kind = keyof typeof FORMATS;
export type Format = (typeof FORMATS)[Kind][number];

/** Nothing where no code is seen. */
export type Read = (seen: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

async function ofBrowser(formats: readonly Format[]): Promise<Read | null> {
  const { BarcodeDetector: Class } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!Class) return null;
  const known: readonly string[] = await Class.getSupportedFormats().catch(() => []);
  if (!formats.every((format) => known.includes(format))) return null;
  const detector = new Class({ formats });
  return async (seen) => (await detector.detect(seen))[0]?.rawValue;
}

/** The browser's own where it knows these codes, else the one that is kept on the device once it was used. */
export async function readerOf(kind: Kind): Promise<Read> {
  const formats = FORMATS[kind];
  return (await ofBrowser(formats)) ?? (await import('./kept/reader.ts')).readerOf(formats);
}
