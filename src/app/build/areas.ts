import type { Plugin, Rolldown } from 'vite';
import { AREA_NAMES } from '../../areas/names.ts';
import type { AreaName } from '../../areas/names.ts';
import { graphsOf, ON_DEMAND, PART } from './reach.ts';

type Context = Rolldown.PluginContext;
type Chunk = Rolldown.OutputChunk;

interface Need {
  areas: readonly AreaName[];
  /** Of a part that a screen does without while it has not come, and so it may come after the screens. */
  isPart: boolean;
  /** Whoever holds one screen of these areas holds it. */
  isShared?: boolean;
  /** No device holds it before it was used there. */
  isOnDemand?: boolean;
}

/** Who needs a file; nothing of one that the app needs before it shows any. */
export type NeedOfFile = (fileName: string) => Need | undefined;

const isShared = ({ name }: Chunk): boolean => /^(kit-|words\/)/.test(name);

const filesOf = ({ fileName, viteMetadata }: Chunk): string[] => [fileName, ...(viteMetadata?.importedCss ?? [])];

/** With what it fetches. */
const filesOnDemand = (chunk: Chunk): string[] => [...filesOf(chunk), ...(chunk.viteMetadata?.importedAssets ?? [])];

const holds = (graph: ReadonlySet<string>, { moduleIds }: Chunk): boolean => moduleIds.some((id) => graph.has(id));

/** All chunks that have to be there before these run, and these. */
function withImports(from: readonly Chunk[], chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const enter = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) enter(chunks.find(({ fileName }) => fileName === name));
  };
  from.forEach(enter);
  return found;
}

/** The chunks of the parts that the modules ask for. */
function partsOf(graph: ReadonlySet<string>, chunks: readonly Chunk[], context: Context): Chunk[] {
  const asked = new Set([...graph].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => PART.test(id) && asked.has(id)));
}

/** Finds out which areas need which files, for the worker to hold: see src/sw/areas.ts. */
export function filesByArea(): { plugin: Plugin; needOfFile: NeedOfFile } {
  const found = new Map<string, Need>();
  const plugin: Plugin = {
    name: 'files-by-area',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const graphs = graphsOf(this);
      const areas = graphs.areas.map(([area, graph]) => ({
        area,
        graph,
        parts: withImports(partsOf(graph, chunks, this), chunks),
      }));
      const visitors = withImports(partsOf(graphs.app, chunks, this), chunks);
      const needed = chunks.filter((chunk) => holds(graphs.app, chunk));
      const ofApp = new Set([...withImports(needed, chunks)].flatMap(filesOf));
      const threads = Object.values(bundle).filter(
        ({ type, fileName }) => type === 'asset' && fileName.endsWith('.js'),
      );
      /** A thread of its own is built apart, and named by whoever starts it. */
      const threadsOf = ({ code }: Chunk): string[] =>
        threads.map(({ fileName }) => fileName).filter((fileName) => code.includes(fileName));
      for (const chunk of chunks.filter(({ moduleIds }) => moduleIds.some((id) => ON_DEMAND.test(id)))) {
        const need = { areas: [...AREA_NAMES], isPart: false, isOnDemand: true };
        for (const file of [...filesOnDemand(chunk), ...threadsOf(chunk)]) found.set(file, need);
      }
      for (const chunk of chunks) {
        const own = areas.filter(({ graph }) => holds(graph, chunk)).map(({ area }) => area);
        const late = areas.filter(({ parts }) => parts.has(chunk)).map(({ area }) => area);
        if (own.length + late.length === 0 && !visitors.has(chunk)) continue;
        for (const file of [...filesOf(chunk), ...threadsOf(chunk)].filter((each) => !ofApp.has(each))) {
          const before = found.get(file)?.areas ?? [];
          found.set(file, {
            areas: [...new Set([...before, ...own, ...late])],
            isPart: own.length === 0,
            isShared: isShared(chunk),
          });
        }
      }
    },
  };
  return { plugin, needOfFile: (fileName) => found.get(fileName) };
}
