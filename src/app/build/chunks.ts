import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const FIRST = 'src/main.tsx';
const PAGES = 'src/app/pages.tsx';
const PUBLIC = 'src/marketing/wake-up.tsx';

/** A module, and all that has to be there before it runs. */
function graphOf(file: string, context: Context): Set<string> {
  const graph = new Set<string>();
  const enter = (id: string): void => {
    if (graph.has(id)) return;
    graph.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) enter(imported);
  };
  enter(fileURLToPath(new URL(`../../../${file}`, import.meta.url)));
  return graph;
}

interface Chunk {
  name: string;
  within?: readonly string[];
  without?: readonly string[];
}

/** What is in the graphs of all of the files, and in none of the others'. */
function ofFiles({ name, within = [], without = [] }: Chunk): Rolldown.CodeSplittingGroup {
  const graphs = new Map<string, Set<string>>();
  const isIn = (id: string, file: string, context: Context): boolean => {
    const graph = graphs.get(file) ?? graphOf(file, context);
    graphs.set(file, graph);
    return graph.has(id);
  };
  return {
    name: (id, context) =>
      within.every((file) => isIn(id, file, context)) && !without.some((file) => isIn(id, file, context)) ? name : null,
  };
}

/** Those for later are asked for by what needs them. */
const WORDS = /\/words(-later)?\/(es|fr|de)\.ts$/;
const KIT = /\/src\/(ui|lib|data|work)\/|\/sync\/(entities|queries|actions)\//;
/** What speaks to the server, and all it needs: with the kit it would come with each screen. */
const SERVER = /\/src\/data\/client\.ts$|\/sync\/(supabase-transport|engine\/replicate)\.ts$/;

function wordsOf(id: string): string | null {
  const [, later = '', language] = WORDS.exec(id) ?? [];
  return language ? `words/${language}${later}` : null;
}

/** A module takes along what it imports, unless that is in an earlier one. */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  ofFiles({ name: 'shared', within: [FIRST, PUBLIC] }),
  ofFiles({ name: 'common', within: [PAGES, PUBLIC], without: [FIRST] }),
  ofFiles({ name: 'first', within: [FIRST], without: [PUBLIC] }),
  ofFiles({ name: 'pages', within: [PAGES], without: [FIRST, PUBLIC] }),
  // The worker tells by the folder what a device holds only in its own language.
  { name: wordsOf },
  { ...ofFiles({ name: 'kit-of-all', within: [PUBLIC] }), test: KIT },
  { name: 'server', test: SERVER },
  { name: 'kit', test: KIT },
];

/**
 * On the way to a screen a request takes longer than what is in a small file, and what is alike weighs less in one: so
 * there are no small ones.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: GROUPS.map((group, place) => Object.assign(group, { priority: GROUPS.length - place })),
};

/** The router does not say that to define its parts has no effect, and so those that nobody uses would stay in. */
export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll(/\bReact\d*\.(forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
  },
});

const FIRST_PAINT = '<script src="/first-paint.js"';

function filesOf(bundle: Rolldown.OutputBundle, isOne: (name: string) => boolean): string {
  const chunksOf = Object.values(bundle).filter((file) => file.type === 'chunk' && isOne(file.name));
  return chunksOf.map(({ fileName }) => `/${fileName}`).join(' ');
}

/**
 * Tells the script of the first paint what it may ask for at once: what follows the first files, where a device has the
 * app, and the words of each language.
 */
export const askedAhead = (): Plugin => ({
  name: 'asked-ahead',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const document = bundle['index.html'];
      if (document?.type !== 'asset') throw new Error('The document of the app was not built.');
      const ahead = filesOf(bundle, (name) => ['pages', 'common'].includes(name));
      const words = filesOf(bundle, (name) => /^words\/\w+$/.test(name));
      const told = `${FIRST_PAINT} data-ahead="${ahead}" data-words="${words}"`;
      document.source = String(document.source).replace(FIRST_PAINT, told);
    },
  },
});

const EAGER = /^assets\/(shared|common|first|app|pages|kit|.*-screen)-/;

/** What a start runs is compiled while it is loaded, beside the main thread, and not there when it is called. */
export const compiledAhead = (): Plugin => ({
  name: 'compiled-ahead',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !EAGER.test(file.fileName)) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});
