interface FirstSync {
  received: number;
  /** What blocks it. */
  stall: string | null;
}

/** What a screen can honestly say. `reading` lasts for the milliseconds of a local read. */
export type Answer<T, Progress extends FirstSync = FirstSync> =
  | { state: 'reading' }
  /** `partly` is what has arrived or was made here; a figure computed from it would be wrong. */
  | { state: 'first-sync'; progress: Progress; partly: T | null }
  | { state: 'empty' }
  | { state: 'content'; value: T }
  | { state: 'failed'; error: unknown; retry: () => void };

/** What is known so far, complete or not. */
export function knownOf<T>(answer: Answer<T>): T | null {
  if (answer.state === 'content') return answer.value;
  return answer.state === 'first-sync' ? answer.partly : null;
}
