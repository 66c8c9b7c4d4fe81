// What is loaded later comes through this, in place of the bundler's own helper, which does it for any site in three
// times the code: see src/app/build/parts.ts.

const asked = new Map<string, Promise<void>>();

/** A style has to stand before what it styles; a script is only asked for early. */
function linked(href: string): Promise<void> {
  const isStyle = href.endsWith('.css');
  const stands = [...document.querySelectorAll('link')].some(
    (link) => link.getAttribute('href') === href && (!isStyle || link.rel === 'stylesheet'),
  );
  if (stands) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { crossOrigin: '', href });
  Object.assign(link, isStyle ? { rel: 'stylesheet' } : { rel: 'preload', as: 'script' });
  document.head.append(link);
  if (!isStyle) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`${href} did not load`));
    });
  });
}

function once(file: string): Promise<void> {
  const coming = asked.get(file) ?? linked(`/${file}`);
  asked.set(file, coming);
  // What did not come is asked for again when it is next needed.
  coming.catch(() => asked.delete(file));
  return coming;
}

/** As the bundler's helper does, it tells of what is missing by an event. */
export async function bring<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(files.map(once));
    return await load();
  } catch (error) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}
