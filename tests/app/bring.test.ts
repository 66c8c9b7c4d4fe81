// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Bring = (load: () => Promise<unknown>, files?: readonly string[]) => Promise<unknown>;

let bring: Bring;

beforeEach(async () => {
  const { settings } = (globalThis as unknown as { happyDOM: { settings: object } }).happyDOM;
  Object.assign(settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
  document.head.replaceChildren();
  vi.resetModules();
  ({ bring } = await import('#src/app/bring.ts'));
});

const linkOf = (href: string): HTMLLinkElement | null => document.querySelector(`link[href="${href}"]`);
const told = (href: string, type: 'load' | 'error'): void => void linkOf(href)?.dispatchEvent(new Event(type));

describe('what is loaded later', () => {
  it('waits for its styles, and asks for scripts without waiting', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('a screen'));
    const coming = bring(load, ['assets/a.js', 'assets/a.css']);
    expect(linkOf('/assets/a.js')).toMatchObject({ rel: 'preload' });
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    told('/assets/a.css', 'load');
    expect(await coming).toBe('a screen');
  });

  it('asks for nothing that stands in the document, and for each file once', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/a.css">';
    await bring(() => Promise.resolve(), ['assets/a.css', 'assets/b.js']);
    await bring(() => Promise.resolve(), ['assets/a.css', 'assets/b.js']);
    expect(document.querySelectorAll('link')).toHaveLength(2);
  });

  it('tells of a style that is missing, and asks for it again', async () => {
    const missing = vi.fn<() => void>();
    addEventListener('vite:preloadError', missing);
    const failing = bring(() => Promise.resolve(), ['assets/a.css']);
    told('/assets/a.css', 'error');
    await expect(failing).rejects.toThrow('/assets/a.css did not load');
    expect(missing).toHaveBeenCalledOnce();
    const coming = bring(() => Promise.resolve('here'), ['assets/a.css']);
    told('/assets/a.css', 'load');
    expect(await coming).toBe('here');
  });
});
