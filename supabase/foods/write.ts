import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writtenFoods } from './written.ts';

const ROOT = path.join(import.meta.dirname, '../..');

for (const [file, text] of writtenFoods()) writeFileSync(path.join(ROOT, file), text);
