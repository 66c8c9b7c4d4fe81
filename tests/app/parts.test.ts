import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { asPart, HOLD_PARTS } from '#src/app/build/parts.ts';

interface Page {
  load: (address: string) => Promise<Record<string, unknown>>;
  asked: string[];
}

/** A page that is served these modules as parts; what is missing fails, until it is there. */
function pageWith(modules: Record<string, string>): Page {
  const asked: string[] = [];
  const append = (script: EventTarget & { src: string }): void => {
    asked.push(script.src);
    setTimeout(() => {
      const code = modules[script.src];
      if (code !== undefined) runInContext(asPart(code, script.src.slice(1)), page);
      script.dispatchEvent(new Event(code === undefined ? 'error' : 'load'));
    });
  };
  const createElement = (): object => Object.assign(new EventTarget(), { remove: () => undefined });
  const location = { origin: 'https://clinic.example' };
  const page = createContext({ document: { createElement, head: { append } }, location, URL, ran: [] });
  runInContext(HOLD_PARTS, page);
  return { load: (page as { load: Page['load'] }).load, asked };
}

describe('a built file as a script', () => {
  it('has by name what other files hand over, each of them run once and before it', async () => {
    const { load, asked } = pageWith({
      '/assets/a.js': 'import{x as y,s}from"./b.js";import"./c.js";const z=y+1;export{z as sum,s}',
      '/assets/b.js': 'import{t}from"./c.js";ran.push("b");const x=t*10,s="s";export{x,s}',
      '/assets/c.js': 'ran.push("c");const t=4;export{t}',
      '/assets/words/d.js': 'import{sum}from"../a.js";export{sum as again,ran as all};const ran=globalThis.ran;',
    });
    const [one, other] = await Promise.all([load('/assets/a.js'), load('/assets/a.js')]);
    expect(one).toEqual({ sum: 41, s: 's' });
    expect(other).toBe(one);
    expect(await load('/assets/words/d.js')).toEqual({ again: 41, all: ['c', 'b'] });
    expect(asked.toSorted()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/words/d.js']);
  });

  it('loads what it wants later, and knows where it lies', async () => {
    const { load } = pageWith({
      '/assets/a.js': 'const more=()=>import(`./b.js`),at=new URL("./x.wasm",import.meta.url).href;export{more,at}',
      '/assets/b.js': 'const late="late";export{late}',
    });
    const { more, at } = await load('/assets/a.js');
    expect(at).toBe('https://clinic.example/assets/x.wasm');
    expect(await (more as () => unknown)()).toEqual({ late: 'late' });
  });

  it('fails where a file does not come, and asks for it again', async () => {
    const modules: Record<string, string> = { '/assets/a.js': 'import{x}from"./b.js";export{x}' };
    const { load, asked } = pageWith(modules);
    await expect(load('/assets/a.js')).rejects.toThrow('/assets/b.js did not load');
    modules['/assets/b.js'] = 'const x=1;export{x}';
    expect(await load('/assets/a.js')).toEqual({ x: 1 });
    expect(asked).toEqual(['/assets/a.js', '/assets/b.js', '/assets/b.js']);
  });

  it.each(['import x from"./a.js"', 'import*as x from"./a.js"', 'export*from"./a.js"', 'export default 1'])(
    'is refused by the build where it is written in a way that is not known here: %s',
    (code) => expect(() => asPart(code, 'assets/b.js')).toThrow('by name'),
  );
});
