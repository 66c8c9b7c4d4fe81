import path from 'node:path';
import { emptyDataFolder } from './database/data-folder.ts';
import { FolderInUse } from './database/lock.ts';

const folder = path.resolve(import.meta.dirname, '../..', process.env['DATA_DIR'] || '.data');

try {
  await emptyDataFolder(folder);
  process.stdout.write(`The data in ${folder} is gone. The next start brings the demo data back.\n`);
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
