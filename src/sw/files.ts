import type { BuiltFile } from './scope.ts';

// The files of one version on this device. What comes into its cache is compared with the hash that the build wrote
// down: the network of a hotel answers everything with a page of its own, with 200 and with any type it likes.

const PREFIX = 'version-';
const ALGORITHM = 'SHA-256';

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest(ALGORITHM, body);
  return `sha256-${btoa(String.fromCodePoint(...new Uint8Array(digest)))}`;
}

/** The same answer where it is what was built, and null where it is not. */
async function asBuilt(answer: Response, integrity: string): Promise<Response | null> {
  if (!answer.ok) return null;
  const body = await answer.arrayBuffer();
  // A host may have led elsewhere, which no document may say.
  return (await hashOf(body)) === integrity ? new Response(body, { headers: answer.headers }) : null;
}

/** Those whose names do not carry their content tell one version from another. */
function nameOf(files: readonly BuiltFile[]): string {
  const telling = files.filter(({ revision }) => revision !== null);
  return PREFIX + telling.map(({ integrity }) => integrity.slice(7, 13)).join('');
}

async function heldAnywhere({ url, integrity }: BuiltFile): Promise<Response | null> {
  for (const name of await caches.keys()) {
    const held = await (await caches.open(name)).match(`/${url}`);
    const whole = held && (await asBuilt(held, integrity));
    if (whole) return whole;
  }
  return null;
}

/** What the browser has kept by itself may be the page of a portal too, and so it is asked anew before that is said. */
async function fetchBuilt({ url, integrity }: BuiltFile): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const whole = await asBuilt(await fetch(`/${url}`, { cache }), integrity);
    if (whole) return whole;
  }
  throw new Error(`/${url} is not what was built`);
}

export interface Files {
  readonly cacheName: string;
  readonly paths: readonly string[];
  /** Whose screens need it; nothing of one that the app itself needs. */
  areasOf(path: string): readonly string[] | undefined;
  /** From the device, else from the network; never anything but what was built. */
  answer(path: string): Promise<Response>;
  /** Brings those that are not held as they were built, from another version that has them or from the network. */
  hold(paths: readonly string[]): Promise<void>;
  /** The same, as far as it can be done: what is wrong is not kept. False where something is missing then. */
  repair(paths: readonly string[]): Promise<boolean>;
  drop(paths: readonly string[]): Promise<void>;
  dropOthers(): Promise<void>;
}

/** `copies` are addresses at which one of the files is held as well. */
export function createFiles(built: readonly BuiltFile[], copies: ReadonlyMap<string, string> = new Map()): Files {
  const cacheName = nameOf(built);
  const files = new Map(built.map((file) => [`/${file.url}`, file]));
  for (const [path, of] of copies) {
    const file = files.get(of);
    if (file) files.set(path, file);
  }
  const fileAt = (path: string): BuiltFile => {
    const file = files.get(path);
    if (!file) throw new Error(`${path} is no file of this version`);
    return file;
  };

  async function holdOne(path: string): Promise<void> {
    const file = fileAt(path);
    const cache = await caches.open(cacheName);
    const held = await cache.match(path);
    if (held && (await asBuilt(held, file.integrity))) return;
    await cache.put(path, (await heldAnywhere(file)) ?? (await fetchBuilt(file)));
  }

  async function repairOne(path: string): Promise<boolean> {
    try {
      await holdOne(path);
      return true;
    } catch {
      await (await caches.open(cacheName)).delete(path);
      return false;
    }
  }

  return {
    cacheName,
    paths: [...files.keys()],
    areasOf: (path) => fileAt(path).areas,
    async answer(path) {
      return (await (await caches.open(cacheName)).match(path)) ?? fetchBuilt(fileAt(path));
    },
    // One after the other: on a weak signal many at once are all slow, and the first wrong one ends it.
    async hold(paths) {
      for (const path of paths) await holdOne(path);
    },
    async repair(paths) {
      let isWhole = true;
      for (const path of paths) isWhole = (await repairOne(path)) && isWhole;
      return isWhole;
    },
    async drop(paths) {
      const cache = await caches.open(cacheName);
      await Promise.all(paths.map((path) => cache.delete(path)));
    },
    async dropOthers() {
      const others = (await caches.keys()).filter((name) => name !== cacheName);
      await Promise.all(others.map((name) => caches.delete(name)));
    },
  };
}
