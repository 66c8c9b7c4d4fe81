// A device speaks one language, and English is part of the screens: of the others it holds the chosen one.

const WORDS = /^\/assets\/words\/(?:\w+\/)?(\w+)-/;

export const languageOf = (path: string): string | null => WORDS.exec(path)?.[1] ?? null;

/** Includes those only another version holds: a new version takes over with the words of the old one. */
export async function languagesHeld(): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const language = languageOf(new URL(url).pathname);
      if (language !== null) held.add(language);
    }
  }
  return held;
}
