import { createHash } from 'node:crypto';

export type Row = Record<string, unknown>;

/** Whom a row is about and who writes it; `n` tells the stored one (0) from one that is tried. */
export interface Wanted {
  owner: string;
  maker: string;
  /** An approved trainer who is not the owner. */
  provider: string;
  n: number;
}

/** The same name gives the same id in every run. */
export function idOf(...name: (string | number)[]): string {
  const hex = createHash('sha1').update(name.join(':')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

export function day(n: number, year = 2031): string {
  return new Date(Date.UTC(year, 0, 6 + 7 * n)).toISOString().slice(0, 10);
}

export const named = (table: string, { owner, maker, n }: Wanted) => ({ id: idOf(table, owner, maker, n) });
export const personal = (table: string, extra: (wanted: Wanted) => Row) => (wanted: Wanted) => ({
  ...named(table, wanted),
  user_id: wanted.owner,
  ...extra(wanted),
});
export const oneEach = ({ owner }: Wanted) => ({ id: owner, user_id: owner });
