import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolPackages } from '@rotadas/start/packages/tool-packages';
import { PARTS } from './parts.ts';
import { REPORTS, ROOT, settingsOf } from './settings-of.ts';

// `npm run mutation -w tools/mutation [-- <part> ...]` changes the source of each part in many
// small ways and checks that a unit test fails. It fails if the score of a part is too low.

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown parts: ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const stryker = join(toolPackages('stryker'), 'node_modules/@stryker-mutator/core/bin/stryker.js');
for (const [name, part] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\nMutating ${name}`);
  const settings = join(ROOT, REPORTS, `${name}.settings.json`);
  mkdirSync(join(ROOT, REPORTS), { recursive: true });
  writeFileSync(settings, JSON.stringify(settingsOf(name, part)));
  const { status } = spawnSync(process.execPath, [stryker, 'run', settings], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
