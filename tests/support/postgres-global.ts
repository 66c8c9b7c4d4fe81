import { makeFolder, hasPostgres, RUN_FOLDER, RUN_OWNER, stopRun } from './postgres.ts';

/** Vitest's global setup: one folder a run for the clusters of its workers, and their end. They start only if a test asks. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!hasPostgres) return () => Promise.resolve();
  const folder = await makeFolder();
  process.env[RUN_FOLDER] = folder;
  process.env[RUN_OWNER] = String(process.pid);
  return () => stopRun(folder);
}
