import type { Encoding } from '#src/lib/text-of-bytes.ts';
import type { SourceName } from '#src/work/history/types.ts';
import { Unreadable } from '#src/work/history/unreadable.ts';
import { isFit, readFit } from './fit.ts';
import { readGpx } from './gpx.ts';
import type { Read } from './recording.ts';
import { readTcx } from './tcx.ts';
import { xmlEvents } from './xml.ts';

export interface RecordedFile extends Read {
  file: string;
  source: SourceName;
  encoding: Encoding | null;
}

const READERS = { gpx: readGpx, TrainingCenterDatabase: readTcx } as const;

const rootOf = (text: string): string => {
  for (const { path } of xmlEvents(text)) return path[0] ?? '';
  return '';
};

function recordedIn(read: Read, of: Omit<RecordedFile, keyof Read>): RecordedFile {
  if (read.recordings.length + read.problems.length === 0) throw new Unreadable('empty');
  return { ...read, ...of };
}

export const fitRecording = (file: string, bytes: Uint8Array): RecordedFile | null =>
  isFit(bytes) ? recordedIn(readFit(bytes), { file, source: 'fit', encoding: null }) : null;

/** Null for what is no XML. */
export function xmlRecording(file: string, text: string, encoding: Encoding): RecordedFile | null {
  if (!text.trimStart().startsWith('<')) return null;
  const root = rootOf(text);
  if (root !== 'gpx' && root !== 'TrainingCenterDatabase') throw new Unreadable('not-a-table');
  return recordedIn(READERS[root](text), { file, source: root === 'gpx' ? 'gpx' : 'tcx', encoding });
}
