import type { Plugin, Rolldown } from 'vite';
import { graphsOf, moduleAt, neededAtOnce, neededBy, ON_DEMAND, PART } from './reach.ts';

type Context = Rolldown.ChunkingContext;

const FIRST = 'src/main.tsx';
const PAGES = 'src/app/pages.tsx';
const PUBLIC = 'src/marketing/wake-up.tsx';

interface Chunk {
  name: string;
  within?: readonly string[];
  without?: readonly string[];
}

/** Modules in the graphs of all these files, and in none of the others'. */
function ofFiles({ name, within = [], without = [] }: Chunk): Rolldown.CodeSplittingGroup {
  const graphs = new Map<string, Set<string>>();
  const isIn = (id: string, file: string, context: Context): boolean => {
    const graph = graphs.get(file) ?? neededBy([moduleAt(file)], context);
    graphs.set(file, graph);
    return graph.has(id);
  };
  return {
    debugName: name,
    name: (id, context) =>
      within.every((file) => isIn(id, file, context)) && !without.some((file) => isIn(id, file, context)) ? name : null,
  };
}

/** Those in `words-later` are requested by the code that needs them. */
const WORDS = /\/words(-later)?\/(es|fr|de)\.ts$/;
/**
 * Without the errands, which no screen waits for, what brings a history along, which is wanted once, and what is held
 * only where it was used.
 */
const KIT =
  /\/src\/(ui|lib|data|work)\/(?!(\w+\/)?(chakra|kept)\/|errands\/|history\/)|\/sync\/(entities|queries|actions)\/(?!history\.ts)/;
/** What speaks to the server, and all it needs: with the kit it would come with each screen. */
const SERVER = /\/src\/data\/server\/client\.ts$|\/sync\/(supabase-transport|engine\/replicate)\.ts$/;

/** What most parts need. What one or two need comes with those. */
const PARTS = /\/src\/ui\/chakra\/|\/node_modules\/@(chakra-ui|ark-ui|zag-js|emotion|internationalized)\//;

interface Reach {
  atOnce: Set<string>;
  shared: Set<string>;
  /** 'all' where a visitor needs it too, the area where it is one alone, and else 'inside'; nothing where none does. */
  whose: (id: string) => Audience | undefined;
}

/** Each before those that need its files. */
const AUDIENCES = ['all', 'inside', 'client', 'provider', 'office'] as const;
type Audience = (typeof AUDIENCES)[number];

let reach: Reach | undefined;

/** Asked of each module, once all of them are known. */
function reachIn(context: Context): Reach {
  if (reach) return reach;
  const { app, areas } = graphsOf(context);
  const whose = (id: string): Audience | undefined => {
    if (app.has(id)) return 'all';
    const [area, another] = areas.flatMap(([name, graph]) => (graph.has(id) ? [name] : []));
    return another === undefined && area !== 'everyone' ? area : 'inside';
  };
  return (reach = { ...neededAtOnce(context), whose });
}

/** The folder tells the worker which files depend on the language. */
function wordsOf(id: string, context: Context): string | null {
  const [, later = '', language] = WORDS.exec(id) ?? [];
  if (!language) return null;
  const audience = reachIn(context).whose(id);
  return `words/${audience === 'all' ? '' : `${audience}/`}${language}${later}`;
}

const kits = AUDIENCES.map((audience) => ({
  debugName: `kit of ${audience}`,
  name: (id: string, context: Context): string | null => {
    const { atOnce, whose } = reachIn(context);
    if (!KIT.test(id) || !atOnce.has(id) || whose(id) !== audience) return null;
    return audience === 'all' ? 'kit' : `kit-${audience}`;
  },
}));

const isLibraryOfParts = (id: string): boolean => [PART, PARTS, ON_DEMAND].some((pattern) => pattern.test(id));

const FEATURE = /\/src\/features\/(\w+)\//;

/** One file for each feature and audience: fifty compress badly, and one for all is much for whoever uses little. */
const byFeature = (
  name: string,
  audiences: readonly Audience[],
  isIn: (id: string, reach: Reach) => boolean,
): Rolldown.CodeSplittingGroup[] =>
  audiences.map((audience) => ({
    includeDependenciesRecursively: false,
    debugName: `${name} of ${audience}`,
    name: (id, context) => {
      const known = reachIn(context);
      if (isLibraryOfParts(id) || known.whose(id) !== audience || !isIn(id, known)) return null;
      const [, feature = 'kit'] = FEATURE.exec(id) ?? [];
      return `${name}-${feature}-${audience}`;
    },
  }));

const shared = byFeature('shared', AUDIENCES, (id, known) => FEATURE.test(id) && known.shared.has(id));

/** Sheets, tabs and what else comes after the screens. What the app itself brings late comes at moments of its own. */
const later = byFeature('later', AUDIENCES.slice(1), (id, { atOnce }) => !atOnce.has(id));

const onDemandOf = (id: string): string | null => {
  const [, feature] = FEATURE.exec(id) ?? [];
  const found = ON_DEMAND.exec(id);
  return found && feature !== undefined ? (found.groups?.['desk'] ?? `on-demand-${feature}`) : null;
};

/** What nothing but one of these needs belongs to it. */
function neededByOne(id: string, context: Context): string | null {
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  const [name = null, ...others] = new Set([...importers, ...dynamicImporters].map(onDemandOf));
  return others.length === 0 ? name : null;
}

/** One file a feature or desk, with the words of all languages: what is held once it was used needs nothing that is not. */
const onDemand: Rolldown.CodeSplittingGroup = {
  includeDependenciesRecursively: false,
  debugName: 'on demand',
  name: (id, context) => onDemandOf(id) ?? neededByOne(id, context),
};

/** A group includes its imports, unless an earlier group has them. */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  onDemand,
  ofFiles({ name: 'shared', within: [FIRST, PUBLIC] }),
  ofFiles({ name: 'common', within: [PAGES, PUBLIC], without: [FIRST] }),
  ofFiles({ name: 'first', within: [FIRST], without: [PUBLIC] }),
  ofFiles({ name: 'pages', within: [PAGES], without: [FIRST, PUBLIC] }),
  // What every language has in common would come with one of them, which a device may not hold.
  // What says how a server refuses would bring the client to every screen.
  { name: 'codes', test: /\/(words\/codes|server\/auth-codes)\.ts$/ },
  { debugName: 'words', name: wordsOf },
  { ...ofFiles({ name: 'kit-of-all', within: [PUBLIC] }), test: KIT },
  { name: 'server', test: SERVER },
  ...kits,
  ...shared,
  ...later,
  { name: 'parts', test: PARTS, minShareCount: 3 },
];

/**
 * On a slow network a request costs more than a small file, and similar code compresses better together: so there are
 * no small chunks.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: GROUPS.map((group, index) => Object.assign(group, { priority: GROUPS.length - index })),
};

const FIRST_PAINT = '<script src="/first-paint.js"';
const LAST_SEEN = '<script src="/last-seen.js"></script>';

function filesOf(bundle: Rolldown.OutputBundle, isOne: (name: string) => boolean): string {
  const chunksOf = Object.values(bundle).filter((file) => file.type === 'chunk' && isOne(file.name));
  return chunksOf.map(({ fileName }) => `/${fileName}`).join(' ');
}

/**
 * The screen as it was last seen comes first, and its script starts the app. It stands behind the document's own styles,
 * whose layers are ordered first.
 */
function startedBySight(document: string): string {
  const [app = '', address = ''] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(document) ?? [];
  const preload = `<link rel="preload" as="script" crossorigin href="${address}">`;
  const last = LAST_SEEN.replace('></', ` data-app="${address}"></`);
  return document
    .replaceAll('<link rel="modulepreload"', '<link rel="preload" as="script"')
    .replace(LAST_SEEN, '')
    .replace(app, preload)
    .replace('</head>', `${last}</head>`);
}

/**
 * Tells the first-paint script what to preload: what follows the first files on a device that has the app, and each
 * language's words.
 */
export const askedAhead = (): Plugin => ({
  name: 'asked-ahead',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const document = bundle['index.html'];
      if (document?.type !== 'asset') throw new Error('The document of the app was not built.');
      const ahead = filesOf(bundle, (name) => ['pages', 'common'].includes(name));
      const words = filesOf(bundle, (name) => /^words\/(\w+\/)?\w+$/.test(name));
      const marked = `${FIRST_PAINT} data-ahead="${ahead}" data-words="${words}"`;
      document.source = startedBySight(String(document.source)).replace(FIRST_PAINT, marked);
    },
  },
});
