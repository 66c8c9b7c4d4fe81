const PLACE = /^\s+at /;

/**
 * A failure as it may be logged: its kind and place. Its message, or a mail server's, may name the person concerned.
 */
export function failureOf(error: unknown): string {
  const { name, code, responseCode, status, stack } = Object(error) as Record<string, unknown>;
  const kind = [name ?? typeof error, code, responseCode, status].filter(Boolean).join(' ');
  const places = String(stack)
    .split('\n')
    .filter((line) => PLACE.test(line));
  return [kind, ...places].join('\n');
}
