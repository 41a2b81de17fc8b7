import { Stryker } from '@stryker-mutator/core';
import { PARTS } from './parts.ts';
import { ROOT, settingsOf } from './settings-of.ts';

// `npm run mutation -w tools/mutation [-- <part> ...]` changes the source of each part in many small ways and sees
// whether a unit test fails. It fails below the least score.

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
process.chdir(ROOT);
for (const [name, part] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\nMutating ${name}`);
  await new Stryker(settingsOf(name, part)).runMutationTest();
}
