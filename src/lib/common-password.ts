const LIST = '/common-passwords.txt';
const PATIENCE_MS = 5000;

let list: Promise<ReadonlySet<string>> | null = null;

async function read(): Promise<ReadonlySet<string>> {
  const response = await fetch(LIST, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`the list answered ${response.status}`);
  return new Set((await response.text()).split('\n'));
}

/** One of the thousand passwords tried first. If the list does not load, the server decides. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= read();
  try {
    return (await list).has(password.toLowerCase());
  } catch {
    list = null;
    return false;
  }
}
