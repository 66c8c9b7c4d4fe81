const LIST = '/common-passwords.txt';
const PATIENCE_MS = 5000;

let list: Promise<ReadonlySet<string>> | null = null;

async function read(): Promise<ReadonlySet<string>> {
  const response = await fetch(LIST, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`the list answered ${response.status}`);
  return new Set((await response.text()).split('\n'));
}

/** Whether it is one of the thousand that everybody tries first. Where the list does not come, the server says so. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= read();
  try {
    return (await list).has(password.toLowerCase());
  } catch {
    list = null;
    return false;
  }
}
