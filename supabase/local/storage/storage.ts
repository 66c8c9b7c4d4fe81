import path from 'node:path';
import type { Handler, StackContext } from '../context.ts';
import { callerOf } from './caller.ts';
import { diskFiles } from './disk-files.ts';
import { memoryFiles } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import { decoded } from './keys.ts';
import { asProblem, problems } from './problems.ts';
import { matchRoute } from './routes.ts';
import { createSigner } from './signed-urls.ts';

async function sweep(files: FileStore, { database, log }: StackContext): Promise<void> {
  const rows = await database.query<{ version: string }>(
    'select version from storage.objects where version is not null',
  );
  const removed = await files.sweep(new Set(rows.map((row) => row.version)));
  if (removed > 0) log(`Storage: removed ${removed} files that no upload finished.`);
}

/** `/storage/v1`: private buckets guarded by policies on `storage.objects`. */
export function createStorage(context: StackContext): Handler {
  const { dataDir, jwtSecret } = context.settings;
  const files = dataDir === null ? memoryFiles() : diskFiles(path.join(dataDir, 'storage'));
  const shelf = { database: context.database, files, signer: createSigner(jwtSecret) };
  // Uploads wait for it, or an arriving file would look like one left behind.
  const swept = sweep(files, context).catch((error: unknown) => context.log(`Storage: sweep failed: ${String(error)}`));

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const found = matchRoute(request.method, url.pathname.replace(/^\/storage\/v1\//, ''));
    if (!found) throw problems.noRoute();
    const claims = found.open ? { role: 'anon' } : await callerOf(request, context);
    const bucket = decoded(found.bucket);
    const name = decoded(found.name);
    return found.run(shelf, { request, token: url.searchParams.get('token'), claims, bucket, name });
  };

  return async (request) => {
    await swept;
    try {
      return await answer(request);
    } catch (error) {
      const problem = asProblem(error);
      if (!problem) context.log(`Storage: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      return (problem ?? problems.internal()).answer();
    }
  };
}
