import type { ZipFault } from '#src/lib/unzipped.ts';

/** Why a file is not read at all; `declares` is of XML that brings what could grow, or lead to a file. */
export type Fault = ZipFault | 'empty' | 'not-a-table' | 'too-wide' | 'declares';

export class Unreadable extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`cannot read: ${fault}`);
    this.name = 'Unreadable';
    this.fault = fault;
  }
}
