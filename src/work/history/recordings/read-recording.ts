import type { Encoding } from '#src/lib/text-of-bytes.ts';
import { FitError, isFit, readFit } from './fit.ts';
import { readGpx } from './gpx.ts';
import type { Read } from './recording.ts';
import { readTcx } from './tcx.ts';
import { XmlError, xmlEvents } from './xml.ts';

export interface RecordedFile extends Read {
  file: string;
  source: 'gpx' | 'tcx' | 'fit';
  encoding: Encoding | null;
}

/** Why a recording is not read: it declares what could grow, or its end or a part of it is missing. */
export type RecordingFault = 'declares' | 'damaged' | 'not-a-table';

export class BadRecording extends Error {
  readonly fault: RecordingFault;

  constructor(fault: RecordingFault) {
    super(`cannot read recording: ${fault}`);
    this.name = 'BadRecording';
    this.fault = fault;
  }
}

const READERS = { gpx: readGpx, TrainingCenterDatabase: readTcx } as const;

const rootOf = (text: string): string => {
  for (const { path } of xmlEvents(text)) return path[0] ?? '';
  return '';
};

function orBad<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof XmlError) throw new BadRecording(error.fault === 'declares' ? 'declares' : 'damaged');
    if (error instanceof FitError) throw new BadRecording('damaged');
    throw error;
  }
}

export const fitRecording = (file: string, bytes: Uint8Array): RecordedFile | null =>
  isFit(bytes) ? orBad(() => ({ ...readFit(bytes), file, source: 'fit', encoding: null })) : null;

/** Null for what is no XML. */
export function xmlRecording(file: string, text: string, encoding: Encoding): RecordedFile | null {
  if (!text.trimStart().startsWith('<')) return null;
  return orBad(() => {
    const root = rootOf(text);
    if (root !== 'gpx' && root !== 'TrainingCenterDatabase') throw new BadRecording('not-a-table');
    return { ...READERS[root](text), file, source: root === 'gpx' ? 'gpx' : 'tcx', encoding };
  });
}
