import { registerHooks } from 'node:module';
import { mutantNamed, mutated } from './mutation.ts';

// Loaded before everything else: what the named mutant changes is changed on its way from the disk.

const mutant = mutantNamed(process.env['ILERA_MUTANT'] ?? '');

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const { source } = loaded;
    if (!url.startsWith('file:') || source === undefined || source === null) return loaded;
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
    const changed = mutated(new URL(url).pathname, text, mutant);
    return changed === text ? loaded : { ...loaded, source: changed };
  },
});
