/**
 * `npm run configuration -w tools/release`: writes the settings of all env schemas into
 * docs/install/configuration.md and .env.example.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationFiles } from './configuration/configuration-files.ts';
import { rootDir } from './repository/repository.ts';

for (const [path, text] of configurationFiles()) {
  writeFileSync(join(rootDir, path), text);
  console.log(`Wrote ${path}`);
}
