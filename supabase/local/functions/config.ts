import { readFile } from 'node:fs/promises';

const SECTION = /^\s*\[functions\.(?:"([^"]+)"|([\w-]+))\]\s*(?:#.*)?$/;
const OTHER_SECTION = /^\s*\[/;
const OPEN = /^\s*verify_jwt\s*=\s*false\b/;

/** The functions that `config.toml` opens to anybody: the one setting of functions used here. */
export async function openFunctions(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const open = new Set<string>();
  let section: string | null = null;
  for (const line of text.split('\n')) {
    const [, quoted, plain] = SECTION.exec(line) ?? [];
    if (OTHER_SECTION.test(line)) section = quoted ?? plain ?? null;
    else if (section !== null && OPEN.test(line)) open.add(section);
  }
  return open;
}
