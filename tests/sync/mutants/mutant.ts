export interface Patch {
  file: string;
  from: string;
  to: string;
}

export interface Mutant {
  name: string;
  law: number;
  patches: readonly Patch[];
  /**
   * A crash or a refusing disk at the right step; transactions that overlap, as they do on a real PostgreSQL; or a
   * state that no fault brings about, such as a server from the future: those the tests of the laws set up by hand.
   */
  needs?: 'break' | 'postgres' | 'laws';
}

export const patch = (file: string, from: string, to: string): Patch => ({ file, from, to });
