import { HELD } from './engine.ts';
import type { Holdings, PlainRow } from './world.ts';

// Law 2, kept by somebody who trusts nobody: every text that was typed is unique, and at the end each must be where
// the law says, or must have been seen by whoever wrote over it.

interface Typed {
  device: string;
  key: string;
  column: string;
  value: string;
}

/** What a device kept aside. */
export interface KeptAside {
  device: string;
  conflicts: { key: string; lost: Record<string, unknown> }[];
  rejected: { key: string; row: Record<string, unknown>; code: string }[];
}

/** The server's, where so much is said in a minute. */
const TOO_MUCH = 'P0001';
const MOST = 20;

const TYPED_COLUMNS = ['name', 'title', 'notes', 'content'] as const;

export class Ledger {
  readonly #typed: Typed[] = [];
  /** Values that somebody saw when he wrote others in their place, or took the row away. */
  readonly #replaced = new Set<string>();
  readonly #lostWithTheDisk = new Set<string>();
  readonly #sums = new Map<string, number>();
  readonly #slack = new Map<string, { less: number; more: number }>();
  /** Keys that the server may refuse. */
  readonly #doubtful = new Set<string>();
  readonly #said = new Set<string>();
  #careLasts = true;

  get typed(): number {
    return this.#typed.length;
  }

  /** An acknowledged write of one row: what it set, and what stood there before. */
  wrote(device: string, key: string, set: Record<string, unknown>, before: Record<string, unknown> | undefined): void {
    for (const column of TYPED_COLUMNS) {
      const value = set[column];
      if (typeof value !== 'string' || before?.[column] === value) continue;
      this.#typed.push({ device, key, column, value });
      this.#saw(key, column, before);
    }
  }

  #saw(key: string, column: string, before: Record<string, unknown> | undefined): void {
    if (typeof before?.[column] === 'string') this.#replaced.add(`${key}|${column}|${before[column]}`);
  }

  tookAway(key: string, before: Record<string, unknown>): void {
    for (const column of TYPED_COLUMNS) this.#saw(key, column, before);
  }

  added(key: string, delta: number): void {
    this.#sums.set(key, (this.#sums.get(key) ?? 0) + delta);
  }

  /** Nobody can say whether this addition was kept. */
  mayHaveAdded(key: string, delta: number): void {
    this.added(key, 0);
    const { less, more } = this.#slack.get(key) ?? { less: 0, more: 0 };
    this.#slack.set(key, { less: less + Math.min(0, delta), more: more + Math.max(0, delta) });
  }

  mayBeRefused(key: string): void {
    this.#doubtful.add(key);
  }

  /** It is refused only where the care ends before it arrives. */
  saidInCare(key: string): void {
    this.#said.add(key);
    if (!this.#careLasts) this.mayBeRefused(key);
  }

  /** With what had arrived by then. */
  care(lasts: boolean, arrived: ReadonlySet<string>): void {
    this.#careLasts = lasts;
    if (!lasts) for (const key of this.#said) if (!arrived.has(key)) this.mayBeRefused(key);
  }

  /** What was held comes behind what was said meanwhile. */
  saidAgain(key: string): void {
    const at = this.#typed.findIndex((typed) => typed.key === key);
    this.#typed.push(...this.#typed.splice(at, 1));
  }

  /** The disk is gone, and with it what was not sent; nobody can have that back. */
  diskGone(unsent: Iterable<{ key: string; row: PlainRow | undefined }>, aside: KeptAside): void {
    for (const { key, row } of unsent) {
      for (const column of TYPED_COLUMNS) this.#lostWithTheDisk.add(`${key}|${column}|${String(row?.[column])}`);
    }
    for (const { key, lost } of aside.conflicts) this.#keep(key, lost);
    for (const { key, row } of aside.rejected) this.#keep(key, row);
  }

  #keep(key: string, values: Record<string, unknown>): void {
    for (const column of TYPED_COLUMNS) this.#lostWithTheDisk.add(`${key}|${column}|${String(values[column])}`);
  }

  /** What cannot be accounted for. */
  audit(server: Holdings, aside: readonly KeptAside[], wasInOrder: boolean): string[] {
    const known = new Set([...this.#replaced, ...this.#lostWithTheDisk]);
    const note = (key: string, values: Record<string, unknown>): void => {
      for (const column of TYPED_COLUMNS) known.add(`${key}|${column}|${String(values[column])}`);
    };
    for (const [key, row] of server) note(key, row);
    for (const { conflicts, rejected } of aside) {
      for (const { key, lost } of conflicts) note(key, lost);
      for (const { key, row } of rejected) note(key, row);
    }
    const lost = this.#typed
      .filter(({ key, column, value }) => !known.has(`${key}|${column}|${value}`))
      .map(({ device, key, column, value }) => `lost: ${key} ${column} = ${value}, typed on ${device}`);
    return [
      ...lost,
      ...this.#miscounted(server),
      ...this.#saidTwice(server),
      ...(wasInOrder ? this.#disordered(server) : []),
      ...this.#wrongedBy(server, aside),
    ];
  }

  #miscounted(server: Holdings): string[] {
    const wrong: string[] = [];
    for (const [key, sum] of this.#sums) {
      const counted = Number(server.get(key)?.['glasses_consumed'] ?? 0);
      const { less, more } = this.#slack.get(key) ?? { less: 0, more: 0 };
      if (counted < sum + less || counted > sum + more)
        wrong.push(`lost: ${key} counts ${counted}, and ${sum} were added`);
    }
    return wrong;
  }

  #saidTwice(server: Holdings): string[] {
    const said = [...server.values()].map(({ content }) => content).filter((text) => typeof text === 'string');
    return said.filter((text, i) => said.indexOf(text) < i).map((text) => `divergent: ${text} is said twice`);
  }

  /** What one device said to another arrives as it was typed. */
  #disordered(server: Holdings): string[] {
    const latest = new Map<string, number>();
    const late = this.#typed.filter(({ device, key }) => {
      const row = key.startsWith('messages:') ? server.get(key) : undefined;
      if (!row) return false;
      const [arrived, last] = [Date.parse(String(row['arrived_at'])), latest.get(device) ?? 0];
      latest.set(device, Math.max(arrived, last));
      return arrived < last;
    });
    return late.map(({ key, device }) => `lost: ${key} of ${device} is out of order`);
  }

  #wrongedBy(server: Holdings, aside: readonly KeptAside[]): string[] {
    return aside.flatMap(({ device, rejected }) =>
      rejected
        .filter(({ key, code }) => code !== HELD && !this.#doubtful.has(key))
        .filter(
          ({ key, row, code }) => code !== TOO_MUCH || !this.#said.has(key) || !saidMuch(server, row['sender_id']),
        )
        .map(({ key, code }) => `lost: ${key} was refused on ${device} with ${code} without a reason`),
    );
  }
}

/** Whether so much of his arrived within one minute. */
function saidMuch(server: Holdings, sender: unknown): boolean {
  const arrivals = [...server.values()]
    .filter((row) => row['sender_id'] === sender)
    .map((row) => Date.parse(String(row['arrived_at'])))
    .toSorted((a, b) => a - b);
  return arrivals.some((at, i) => (arrivals[i + MOST - 1] ?? Infinity) - at <= 60_000);
}
