/** The file that tells static hosts which page answers for an address without a file. */
export const REDIRECTS = '_redirects';

/** The page for a path, from lines of a pattern, a page and the status 200. */
export function targetOf(pathname: string, rules: string): string | null {
  for (const line of rules.split('\n')) {
    const [pattern = '', target = '', status] = line.trim().split(/\s+/);
    if (status !== '200') continue;
    const isMatch = pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
    if (isMatch) return target;
  }
  return null;
}
