import { minifySync, parseAst } from 'vite';
import type { Plugin, Rolldown } from 'vite';

// Built files are scripts that hand over what they make, and no modules: Chromium keeps the compiled code of both, and
// parses a module anew at each start all the same. See docs/decisions/0191-scripts-and-no-modules.md.

export interface Node {
  type: string;
  start: number;
  end: number;
}

/** What stands in place of a piece of the code. */
interface Change extends Pick<Node, 'start' | 'end'> {
  text: string;
}

/** Runs in the page, and is written into each file that one can begin with. */
function holdParts(): void {
  interface Part {
    needs: string[];
    make: (need: (index: number) => unknown, load: (address: string) => Promise<unknown>, here: object) => unknown;
    made?: unknown;
  }
  const page = globalThis as unknown as { part?: unknown; load?: unknown };
  if (page.part !== undefined) return;
  const parts = new Map<string, Part>();
  const asked = new Map<string, Promise<void>>();

  const fetched = (address: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { crossOrigin: '', src: address });
      const end = (): void => {
        script.remove();
        if (parts.has(address)) return resolve();
        reject(new TypeError(`${address} did not load`));
      };
      script.addEventListener('load', end);
      script.addEventListener('error', end);
      document.head.append(script);
    });

  const whole = async (address: string): Promise<void> => {
    if (!parts.has(address)) await fetched(address);
    await Promise.all((parts.get(address)?.needs ?? []).map(ask));
  };

  const ask = (address: string): Promise<void> => {
    const asking = asked.get(address) ?? whole(address);
    asked.set(address, asking);
    // What did not come is asked for again when it is next needed.
    asking.catch(() => asked.delete(address));
    return asking;
  };

  const made = (address: string): unknown => {
    const part = parts.get(address);
    if (!part) throw new TypeError(`${address} did not load`);
    const need = (index: number): unknown => made(part.needs[index] ?? '');
    part.made ??= part.make(need, load, { url: new URL(address, location.origin).href });
    return part.made;
  };

  const load = async (address: string): Promise<unknown> => {
    await ask(address);
    return made(address);
  };

  page.part = (address: string, needs: string[], make: Part['make']): void => void parts.set(address, { needs, make });
  page.load = load;
}

export const HOLD_PARTS = minifySync('hold.js', `(${holdParts.toString()})();`).code;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every node of a kind, wherever it stands. */
export function* within(node: Node, kinds: ReadonlySet<string>): Generator<Node> {
  if (kinds.has(node.type)) yield node;
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield* within(each, kinds);
  }
}

const INSIDE: ReadonlySet<string> = new Set(['ImportExpression', 'MetaProperty']);

interface Named {
  name?: string;
  value?: string;
}

const nameOf = ({ name, value }: Named): string => name ?? JSON.stringify(value);

function changed(code: string, changes: readonly Change[]): string {
  let [text, from] = ['', 0];
  for (const change of changes.toSorted((one, other) => one.start - other.start)) {
    text += code.slice(from, change.start) + change.text;
    from = change.end;
  }
  return text + code.slice(from);
}

/** One file as a script. What it exports is never assigned anew, so that a copy of the name is as good as the name. */
export function asPart(code: string, fileName: string): string {
  const address = (file: string): string => new URL(file, `http://x/${fileName}`).pathname;
  const needs: string[] = [];
  const ast = parseAst(code) as unknown as Node & { body: Node[] };
  const changes: Change[] = [];
  const exported: string[] = [];
  for (const node of ast.body) {
    const { start, end } = node;
    if (node.type === 'ImportDeclaration') {
      const { source, specifiers } = node as Node & {
        source: { value: string };
        specifiers: { type: string; imported: Named; local: Named }[];
      };
      if (specifiers.some(({ type }) => type !== 'ImportSpecifier'))
        throw new Error(`${fileName}: an import is not by name.`);
      const names = specifiers.map(({ imported, local }) => `${nameOf(imported)}:${nameOf(local)}`);
      const needed = `need(${needs.push(address(source.value)) - 1});`;
      changes.push({ start, end, text: names.length > 0 ? `const{${names.join(',')}}=${needed}` : needed });
    } else if (node.type === 'ExportNamedDeclaration') {
      const { source, declaration, specifiers } = node as Node & {
        source: unknown;
        declaration: unknown;
        specifiers: { exported: Named; local: Named }[];
      };
      if (source || declaration) throw new Error(`${fileName}: an export is not by name.`);
      exported.push(...specifiers.map((each) => `${nameOf(each.exported)}:${nameOf(each.local)}`));
      changes.push({ start, end, text: '' });
    } else if (node.type.startsWith('Export')) throw new Error(`${fileName}: ${node.type} is not by name.`);
    for (const inner of within(node, INSIDE)) {
      if (inner.type === 'MetaProperty') changes.push({ start: inner.start, end: inner.end, text: 'here' });
      else {
        const { source } = inner as Node & { source: Node };
        const file = address(code.slice(source.start + 1, source.end - 1));
        changes.push({ start: inner.start, end: inner.end, text: `load("${file}")` });
      }
    }
  }
  const made = `${changed(code, changes)};return{${exported.join(',')}}`;
  return `part("/${fileName}",${JSON.stringify(needs)},(need,load,here)=>{"use strict";${made}});`;
}

/** What stands in the page when this file runs: itself, what it needs, and their styles. */
function standingWith(
  file: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  if (found.has(file.fileName)) return found;
  for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]) found.add(name);
  for (const name of file.imports) {
    const needed = bundle[name];
    if (needed?.type === 'chunk') standingWith(needed, bundle, found);
  }
  return found;
}

/** What the bundler lists for each later file is all that it needs, and not what is missing. */
function withoutStanding(code: string, standing: ReadonlySet<string>): string {
  const [, list] = /\bm\.f=(\[[^\]]*\])/.exec(code) ?? [];
  if (list === undefined) return code;
  const files = JSON.parse(list) as string[];
  const missing = files.filter((file) => !standing.has(file));
  const numbers = (before: string): number[] =>
    before
      .split(',')
      .map((index) => missing.indexOf(files[Number(index)] ?? ''))
      .filter((index) => index !== -1);
  return code
    .replace(list, JSON.stringify(missing))
    .replaceAll(
      /__vite__mapDeps\(\[([\d,]+)\]\)/g,
      (_, before: string) => `__vite__mapDeps([${numbers(before).join(',')}])`,
    );
}

/** A part runs after those it needs: two that need each other would wait for good. */
function refuseCircle({ fileName, imports }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): void {
  for (const name of imports) {
    const needed = bundle[name];
    if (needed?.type === 'chunk' && standingWith(needed, bundle).has(fileName))
      throw new Error(`${fileName} and ${name} need each other.`);
  }
}

function written(file: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
  const { code, fileName, isEntry, imports, dynamicImports } = file;
  refuseCircle(file, bundle);
  // What needs nothing and hands over nothing is a script as it is.
  if (isEntry && imports.length + dynamicImports.length === 0) return `(()=>{${code}})();`;
  const part = asPart(withoutStanding(code, standingWith(file, bundle)), fileName);
  return isEntry ? `${HOLD_PARTS}${part}load("/${fileName}");` : part;
}

const BRING = new URL('../bring.ts', import.meta.url).pathname;

export const asParts = (): Plugin => ({
  name: 'as-parts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('vite/preload-helper.js')) return `export { bring as __vitePreload } from '${BRING}';`;
    // Nothing is preloaded as a module. It must say something: an entry that only imports is dissolved.
    return id.endsWith('vite/modulepreload-polyfill.js') ? `performance.mark('app');` : null;
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = written(file, bundle);
    },
  },
});
