const PLACE = /^\s+at /;

/**
 * A failure as the log may keep it: what it is and where it came about. What it says, or a mail server in it, may name
 * the person it was about.
 */
export function failureOf(error: unknown): string {
  const { name, code, responseCode, status, stack } = Object(error) as Record<string, unknown>;
  const kind = [name ?? typeof error, code, responseCode, status].filter(Boolean).join(' ');
  const places = String(stack)
    .split('\n')
    .filter((line) => PLACE.test(line));
  return [kind, ...places].join('\n');
}
