import { runnerImport } from 'vite';
import type { Connect, Plugin, ResolvedConfig, Rolldown, ViteDevServer } from 'vite';
import { APP_PATHS, isPublicPath, PUBLIC_PATHS } from '#src/lib/paths.ts';
import type * as Documents from '../document.tsx';
import type * as TextFiles from './text-files.ts';

const LOADER = '/src/marketing/loader.ts';
const WAKE_UP = '/src/marketing/wake-up.tsx';
const DOCUMENT = '/src/marketing/document.tsx';
const TEXT_FILES = '/src/marketing/build/text-files.ts';
const FIRST_VIEW_FONTS = new Set(['ojuju-latin.woff2', 'noto-sans-latin.woff2']);
const LOST = '/404';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk';

function chunkOf(module: string, bundle: Bundle): Chunk {
  const chunk = Object.values(bundle).find((file) => isChunk(file) && file.facadeModuleId?.endsWith(module));
  if (!isChunk(chunk)) throw new Error(`${module} is not part of the build.`);
  return chunk;
}

/** A chunk and all its imports, deepest first. */
function withImports(chunk: Chunk, bundle: Bundle): Chunk[] {
  const imported = chunk.imports.map((name) => bundle[name]).filter(isChunk);
  return [...new Set([...imported.flatMap((each) => withImports(each, bundle)), chunk])];
}

const addressOf = (fileName: string): string => `/${fileName}`;

function assetsIn(bundle: Bundle): Documents.Assets {
  const fonts = Object.values(bundle).filter(
    (file) => file.type === 'asset' && file.names.some((name) => FIRST_VIEW_FONTS.has(name)),
  );
  const awake = withImports(chunkOf(WAKE_UP, bundle), bundle);
  const styles = awake.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return {
    styles: [...new Set(styles)].map(addressOf),
    fonts: fonts.map(({ fileName }) => addressOf(fileName)),
    loader: addressOf(chunkOf(LOADER, bundle).fileName),
    wakeUp: awake.toReversed().map(({ fileName }) => addressOf(fileName)),
  };
}

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const NO_STYLES = '\0no-styles';

/** Renders a page without its styles, which the client build makes. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (name) => (name.endsWith('.css') ? NO_STYLES : null),
  load: (id) => (id === NO_STYLES ? '' : null),
};

/** Loads a module of the app for rendering without a browser. */
async function load<T>(module: string, { root, mode }: ResolvedConfig): Promise<T> {
  const options = { root, mode, configFile: false as const, logLevel: 'error' as const, plugins: [withoutStyles] };
  return (await runnerImport<T>(root + module, options)).module;
}

const isOfApp = (path: string): boolean => APP_PATHS.some((own) => path === own || path.startsWith(`${own}/`));

/** In development each request renders its page, hydrated from the start: its styles come with its code. */
async function documentInDevelopment(server: ViteDevServer, url: string, path: string): Promise<string> {
  const { documentOf } = (await server.ssrLoadModule(DOCUMENT)) as typeof Documents;
  const document = documentOf(path, { styles: [], fonts: [], loader: WAKE_UP, wakeUp: [] });
  // What is built is no module any more.
  return server.transformIndexHtml(url, document.replace('<script defer=""', '<script type="module"'));
}

/** Answers requests outside the app that no proxy and no file has answered. */
function serveDocuments(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = request.originalUrl ?? '/';
    const path = url.split(/[?#]/, 1)[0] ?? '/';
    if (!request.headers.accept?.includes('text/html') || isOfApp(path)) return next();
    const show = (html: string) =>
      response.writeHead(isPublicPath(path) ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    documentInDevelopment(server, url, path).then(show, next);
  };
}

/**
 * Writes every public page as its own document, beside the app's single one, and the files for crawlers and hosts. See
 * docs/decisions/0091-public-pages.md.
 */
export function publicPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'public-pages',
    config: () => ({
      build: {
        rolldownOptions: { input: { app: 'index.html', public: LOADER.slice(1), 'wake-up': WAKE_UP.slice(1) } },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: (server) => () => void server.middlewares.use(serveDocuments(server)),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { blankDocument, documentOf } = await load<typeof Documents>(DOCUMENT, config);
        const { redirects, robots, sitemap } = await load<typeof TextFiles>(TEXT_FILES, config);
        const assets = assetsIn(bundle);
        const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        const shell = bundle['index.html'];
        if (shell?.type !== 'asset') throw new Error('The document of the app was not built.');
        delete bundle['index.html'];
        write('app.html', String(shell.source));
        for (const path of [...PUBLIC_PATHS, LOST]) write(fileOf(path), documentOf(path, assets));
        write('public.html', blankDocument(assets));
        write('sitemap.xml', sitemap());
        write('robots.txt', robots());
        write('_redirects', redirects());
      },
    },
  };
}
