import { untilLeaving } from './giving-way.ts';
import type { BuiltFile } from './scope.ts';

// The files of one version on this device. What enters the cache is compared with the hash from the build: a captive
// portal answers everything with its own page, with status 200 and any content type.

const PREFIX = 'version-';
const ALGORITHM = 'SHA-256';

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest(ALGORITHM, body);
  return `sha256-${btoa(String.fromCodePoint(...new Uint8Array(digest)))}`;
}

/**
 * The response if it is what was built, else null. It stays the server's own: to one that is made here the browser keeps
 * no compiled code. A redirected one is not allowed for a document.
 */
async function asBuilt(answer: Response, integrity: string): Promise<Response | null> {
  if (!answer.ok) return null;
  const body = await answer.clone().arrayBuffer();
  if ((await hashOf(body)) !== integrity) return null;
  return answer.redirected ? new Response(body, { headers: answer.headers }) : answer;
}

/** Files without a hash in their name tell versions apart. */
function nameOf(files: readonly BuiltFile[]): string {
  const telling = files.filter(({ revision }) => revision !== null);
  return PREFIX + telling.map(({ integrity }) => integrity.slice(7, 13)).join('');
}

/** A cache with the addresses of what is in it: to ask it for each file took most of an installation. */
interface Shelf {
  readonly cache: Cache;
  readonly paths: Set<string>;
}

async function shelfOf(name: string): Promise<Shelf> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  return { cache, paths: new Set(requests.map(({ url }) => new URL(url).pathname)) };
}

async function heldOn({ cache, paths }: Shelf, path: string, integrity: string): Promise<Response | null> {
  const held = paths.has(path) && (await cache.match(path));
  return held ? asBuilt(held, integrity) : null;
}

async function heldAnywhere(shelves: readonly Shelf[], { url, integrity }: BuiltFile): Promise<Response | null> {
  for (const shelf of shelves) {
    const whole = await heldOn(shelf, `/${url}`, integrity);
    if (whole) return whole;
  }
  return null;
}

/** The browser's HTTP cache may hold a portal's page too, so a mismatch is fetched again without it. */
async function fetchBuilt({ url, integrity }: BuiltFile): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const whole = await asBuilt(await fetch(`/${url}`, { cache, signal: untilLeaving() }), integrity);
    if (whole) return whole;
  }
  throw new Error(`/${url} is not what was built`);
}

export interface Files {
  readonly cacheName: string;
  /** Parts that screens do without for a while come last. */
  readonly paths: readonly string[];
  /** The areas whose screens need it; none for a file of the app itself. */
  areasOf(path: string): readonly string[] | undefined;
  /** Some of their screens need it, and others do without. */
  isOfSome(path: string): boolean;
  isOnDemand(path: string): boolean;
  /** From the device, else from the network; never anything but what was built. */
  answer(path: string): Promise<Response>;
  /**
   * Stores the files that are missing or wrong, from another version's cache or from the network. One that cannot be had
   * ends it, unless it is held once it was used.
   */
  hold(paths: readonly string[]): Promise<void>;
  /** The same without a network, of what no screen waits for. */
  adopt(paths: readonly string[]): Promise<void>;
  /** The same as far as possible: wrong files are dropped. False where one is missing afterwards. */
  repair(paths: readonly string[]): Promise<boolean>;
  drop(paths: readonly string[]): Promise<void>;
  dropOthers(): Promise<void>;
}

/** `copies` are further addresses under which one of the files is stored. */
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

  const isPart = (path: string): boolean => fileAt(path).isPart === true;
  const isOnDemand = (path: string): boolean => fileAt(path).isOnDemand === true;

  /** Its own shelf comes first. */
  async function allShelves(): Promise<[Shelf, ...Shelf[]]> {
    const others = (await caches.keys()).filter((name) => name !== cacheName);
    return [await shelfOf(cacheName), ...(await Promise.all(others.map(shelfOf)))];
  }

  async function holdOne(path: string, shelves: readonly [Shelf, ...Shelf[]]): Promise<void> {
    const file = fileAt(path);
    const [own] = shelves;
    if (await heldOn(own, path, file.integrity)) return;
    await own.cache.put(path, (await heldAnywhere(shelves, file)) ?? (await fetchBuilt(file)));
    own.paths.add(path);
  }

  async function repairOne(path: string, shelves: readonly [Shelf, ...Shelf[]]): Promise<boolean> {
    try {
      await holdOne(path, shelves);
      return true;
    } catch {
      await shelves[0].cache.delete(path);
      return false;
    }
  }

  return {
    cacheName,
    paths: [...files.keys()].toSorted((one, other) => Number(isPart(one)) - Number(isPart(other))),
    areasOf: (path) => fileAt(path).areas,
    isOfSome: (path) => fileAt(path).areas !== undefined && fileAt(path).isShared !== true,
    isOnDemand,
    async answer(path) {
      return (await (await caches.open(cacheName)).match(path)) ?? fetchBuilt(fileAt(path));
    },
    // One after the other: on a weak signal many at once are all slow, and the first wrong one ends it.
    async hold(paths) {
      const shelves = await allShelves();
      for (const path of paths.filter((each) => !isOnDemand(each))) await holdOne(path, shelves);
      // What the app does without keeps no version from taking over, and no other such file from being here.
      for (const path of paths.filter(isOnDemand)) await repairOne(path, shelves);
    },
    async adopt(paths) {
      const shelves = await allShelves();
      const [own] = shelves;
      for (const path of paths.filter((each) => fileAt(each).isOnDemand && !own.paths.has(each))) {
        const held = await heldAnywhere(shelves, fileAt(path));
        if (held) await own.cache.put(path, held);
      }
    },
    async repair(paths) {
      const shelves = await allShelves();
      let isWhole = true;
      for (const path of paths) isWhole = (await repairOne(path, shelves)) && isWhole;
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
