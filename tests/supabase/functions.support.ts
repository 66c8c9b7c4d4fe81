import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestStack } from '../support/stack.ts';
import type { TestStack } from '../support/stack.ts';

const FUNCTIONS = path.resolve(import.meta.dirname, '..', '..', 'supabase', 'functions');
const OPEN = `[functions.delete-account]\nverify_jwt = false\n`;

export interface FunctionsStack extends TestStack {
  remove(): Promise<void>;
}

/** A whole stack with the product's functions, configured as they need it. */
export async function openFunctionsStack(): Promise<FunctionsStack> {
  const root = await mkdtemp(path.join(tmpdir(), 'functions-'));
  await symlink(FUNCTIONS, path.join(root, 'functions'));
  await writeFile(path.join(root, 'config.toml'), OPEN);
  const stack = await openTestStack({
    settings: { functionsDir: path.join(root, 'functions') },
    log: (line) => console.error(line),
  });
  return {
    ...stack,
    async remove() {
      await stack.close();
      await rm(root, { recursive: true });
    },
  };
}
