import { problems } from './problems.ts';

const ALLOWED = /^[\w/!\-.*'() &$@=;:+,]+$/;
const LONGEST = 1024;

/** An object's name if it may be stored: hosted storage's characters, and no segment that could walk a path. */
export function objectKey(name: string): string {
  const segments = name.split('/');
  const walks = segments.some((segment) => segment === '' || segment === '.' || segment === '..');
  if (walks || name.length > LONGEST || !ALLOWED.test(name)) throw problems.invalidKey(name);
  return name;
}

/** The decoded segments of a path; the name in a URL may be encoded wrongly. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw problems.invalidKey(segment);
  }
}
