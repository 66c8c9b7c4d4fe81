import type { Readable } from '#sync/engine/act.ts';
import { labVersions } from '#sync/entities/lab-versions.ts';
import type { LabVersion } from '#sync/entities/lab-versions.ts';
import { all, sortedBy } from './reading.ts';

/** The drafts, and the newest of each that this device holds; the oldest first. */
export const allLabVersions = (db: Readable): Promise<LabVersion[]> => sortedBy(all(db, labVersions), 'version');
