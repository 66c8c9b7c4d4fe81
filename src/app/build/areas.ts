import type { Plugin, Rolldown } from 'vite';
import { AREA_NAMES } from '../../areas/names.ts';
import type { AreaName } from '../../areas/names.ts';

type Context = Rolldown.PluginContext;

/** The areas that need a file; nothing of one that the app needs before it shows any. */
export type AreasOfFile = (fileName: string) => readonly AreaName[] | undefined;

const fileOf = (area: AreaName): string => `/src/areas/${area}.ts`;

/** The modules, and all that they lead to. What an area leads to is loaded by its screens alone. */
function graphOf(from: readonly string[], context: Context): Set<string> {
  const graph = new Set<string>();
  const enter = (id: string): void => {
    if (graph.has(id)) return;
    graph.add(id);
    const info = context.getModuleInfo(id);
    const isArea = AREA_NAMES.some((area) => id.endsWith(fileOf(area)));
    for (const next of info?.importedIds ?? []) enter(next);
    for (const next of isArea ? [] : (info?.dynamicallyImportedIds ?? [])) enter(next);
  };
  from.forEach(enter);
  return graph;
}

function graphsOf(context: Context): { app: Set<string>; areas: [AreaName, Set<string>][] } {
  const ids = [...context.getModuleIds()];
  const entries = ids.filter((id) => context.getModuleInfo(id)?.isEntry);
  const screensOf = (area: AreaName): readonly string[] => {
    const list = ids.find((id) => id.endsWith(fileOf(area)));
    if (!list) throw new Error(`${fileOf(area)} is not part of the build.`);
    return context.getModuleInfo(list)?.dynamicallyImportedIds ?? [];
  };
  return { app: graphOf(entries, context), areas: AREA_NAMES.map((area) => [area, graphOf(screensOf(area), context)]) };
}

/** Finds out which areas need which files, for the worker to hold: see src/sw/areas.ts. */
export function filesByArea(): { plugin: Plugin; areasOfFile: AreasOfFile } {
  const found = new Map<string, AreaName[]>();
  const plugin: Plugin = {
    name: 'files-by-area',
    generateBundle(_, bundle) {
      const { app, areas } = graphsOf(this);
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const filesOf = ({ fileName, viteMetadata }: (typeof chunks)[0]) => [
        fileName,
        ...(viteMetadata?.importedCss ?? []),
      ];
      const ofApp = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => app.has(id))).flatMap(filesOf));
      for (const chunk of chunks) {
        const needing = areas.filter(([, graph]) => chunk.moduleIds.some((id) => graph.has(id))).map(([area]) => area);
        for (const file of filesOf(chunk)) {
          if (needing.length > 0 && !ofApp.has(file)) {
            found.set(file, [...new Set([...(found.get(file) ?? []), ...needing])]);
          }
        }
      }
    },
  };
  return { plugin, areasOfFile: (fileName) => found.get(fileName) };
}
