import type { ZipFault } from '#src/lib/unzipped.ts';

/**
 * Why a file is not read at all. `declares` is of XML that brings what could grow, or lead to a file; `no-reader` where
 * what reads it is not on the device, and no network is there.
 */
export type Fault = ZipFault | 'empty' | 'not-a-table' | 'too-wide' | 'declares' | 'no-reader';

export class Unreadable extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`cannot read: ${fault}`);
    this.name = 'Unreadable';
    this.fault = fault;
  }
}
