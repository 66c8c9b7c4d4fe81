import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { AREA_NAMES } from '../../areas/names.ts';
import type { AreaName } from '../../areas/names.ts';

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** What is Chakra's. A visitor meets one of these where a network is needed anyway, and holds none. */
export const PART = /\/src\/ui\/\w+\/chakra\//;

/** What weighs too much to be held by whoever never uses it, and desks that do little without a network. */
export const ON_DEMAND =
  /\/src\/(?:work\/\w+\/kept|features\/\w+\/on-demand|features\/(?:office\/|settings\/)?(?<desk>audit|catalogues|earnings|passkeys|views|wordings))\//;

export const moduleAt = (file: string): string => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

const ENTRIES = ['src/main.tsx', 'src/marketing/wake-up.tsx'].map(moduleAt);

const PAGES = moduleAt('src/app/pages.tsx');
const DOORS = moduleAt('src/areas/doors.ts');

const listOf = (area: AreaName): string => moduleAt(`src/areas/${area}.ts`);
const LISTS: ReadonlySet<string> = new Set(AREA_NAMES.map(listOf));

/** A module and everything loaded before it runs. */
export function neededBy(from: readonly string[], modules: Modules): Set<string> {
  const graph = new Set<string>();
  const enter = (id: string): void => {
    if (graph.has(id)) return;
    graph.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) enter(next);
  };
  from.forEach(enter);
  return graph;
}

/** The modules, and all that they lead to. What an area leads to is loaded by its screens alone. */
function ledToBy(from: readonly string[], modules: Modules): Set<string> {
  const graph = new Set<string>();
  const enter = (id: string): void => {
    // A library leads to all that it has, whatever is taken of it: what a part needs shows in its chunk.
    if (graph.has(id) || PART.test(id) || ON_DEMAND.test(id)) return;
    graph.add(id);
    const info = modules.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) enter(next);
    for (const next of LISTS.has(id) ? [] : (info?.dynamicallyImportedIds ?? [])) enter(next);
  };
  from.forEach(enter);
  return graph;
}

const broughtBy = (area: AreaName, modules: Modules): readonly string[] => {
  const list = modules.getModuleInfo(listOf(area));
  if (!list) throw new Error(`${listOf(area)} is not part of the build.`);
  return list.dynamicallyImportedIds;
};

/** Everything that the app leads to for anybody, and what each area leads to. */
export const graphsOf = (modules: Modules): { app: Set<string>; areas: [AreaName, Set<string>][] } => ({
  app: ledToBy(ENTRIES, modules),
  areas: AREA_NAMES.map((area) => [area, ledToBy(broughtBy(area, modules), modules)]),
});

const isScreen = (id: string): boolean => id.endsWith('-screen.tsx');

/**
 * What has to be there before a page or a screen is shown, and not what comes to it later; and of that what more than
 * one screen needs.
 */
export function neededAtOnce(modules: Modules): { atOnce: Set<string>; shared: Set<string> } {
  const screens = [...LISTS, DOORS].flatMap((list) => modules.getModuleInfo(list)?.dynamicallyImportedIds ?? []);
  const atOnce = neededBy([...ENTRIES, PAGES], modules);
  const shared = new Set<string>();
  const seen = new Set<string>();
  for (const screen of screens.filter((id) => isScreen(id) && !ON_DEMAND.test(id))) {
    for (const id of neededBy([screen], modules)) {
      if (seen.has(id)) shared.add(id);
      seen.add(id);
      atOnce.add(id);
    }
  }
  return { atOnce, shared };
}
