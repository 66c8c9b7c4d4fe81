import { registerHooks } from 'node:module';
import path from 'node:path';
import { applied, mutantNamed } from './mutation.ts';

// Loaded before everything else: what the named mutant changes is changed on its way from the disk.

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');
const { patches } = mutantNamed(process.env['ILERA_MUTANT'] ?? '');

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith('file:')) return loaded;
    const file = path.relative(ROOT, new URL(url).pathname);
    const ours = patches.filter((patch) => patch.file === file);
    if (ours.length === 0 || loaded.source === undefined || loaded.source === null) return loaded;
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: applied(text, ours) };
  },
});
