import type { Plugin } from 'vite';

/** The router does not mark its definitions as free of side effects, so unused ones would stay in. */
export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.(displayName|contextType) = .*$/gm, '')
        .replaceAll(/\bReact\d*\.(forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&')
        .replaceAll(
          /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});/gm,
          '$1/* @__PURE__ */ (() => $2)();',
        )
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
  },
});

/** Laid over each database, and idle: nothing here sets a hook, and no live query reads a database with a cache. */
const LAYERS = ['cacheMiddleware', 'hooksMiddleware'];

/** Nobody calls them, Dexie itself neither. Whoever begins to takes the name off this list. */
const METHODS = [
  'anyOfIgnoreCase',
  'desc',
  'distinct',
  'eachPrimaryKey',
  'eachUniqueKey',
  'equalsIgnoreCase',
  'lastKey',
  'noneOf',
  'notEqual',
  'sortBy',
  'startsWithAnyOfIgnoreCase',
  'startsWithIgnoreCase',
  'uniqueKeys',
];

const DEXIE = /\/node_modules\/dexie\/dist\/modern\/dexie\.mjs$/;
const CALLED = new RegExp(`\\.(hook|${METHODS.join('|')})\\(`);

function without(code: string, part: string | RegExp): string {
  const left = code.replace(part, '');
  if (left === code) throw new Error(`The library has this no longer, or elsewhere: ${part}`);
  return left;
}

/** A class keeps all its methods, called or not, and each database all its layers. */
export const unusedDexieParts = (): Plugin => ({
  name: 'unused-dexie-parts',
  apply: 'build',
  transform: {
    filter: { id: [DEXIE, /\/(src|sync)\/[^?]*\.tsx?$/] },
    handler(code, id) {
      if (DEXIE.test(id)) {
        const fewer = LAYERS.reduce((left, layer) => without(left, `this.use(${layer});`), code);
        return METHODS.reduce(
          (left, name) => without(left, new RegExp(`^    ${name}\\(.*\\{\\n[^]*?^    \\}\\n`, 'm')),
          fewer,
        );
      }
      const [, called] = CALLED.exec(code) ?? [];
      if (called) this.error(`${called} of Dexie is left out of the build: see src/app/build/unused.ts.`);
      return null;
    },
  },
});

const STORAGE = /\/node_modules\/rxdb\/dist\/esm\/rx-storage-helper\.js$/;

/** Every storage of ours tells what has changed by itself, and RxDB has no need of its planner of queries. */
export const unusedRxdbParts = (): Plugin => ({
  name: 'unused-rxdb-parts',
  apply: 'build',
  transform: {
    filter: { id: STORAGE },
    handler: (code) =>
      without(
        code,
        /(?<=^ {4}return storageInstance\.getChangedDocumentsSince\(limit, checkpoint\);\n {2}\}\n)[^]*?(?=^\}\n)/m,
      ),
  },
});
