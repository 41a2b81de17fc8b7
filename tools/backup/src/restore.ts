import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct } from '@rotadas/start/product/build';
import { dataFolder } from './backup/paths.ts';
import { reportErrors } from './product/report-errors.ts';

const USAGE = 'Usage: npm run restore -- <folder of a backup> [--replace] [--erasures file]';

await reportErrors(async () => {
  const { positionals, values } = parseArgs({
    options: { replace: { type: 'boolean', default: false }, erasures: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error(USAGE);
  // The imports below need built libraries.
  await buildProduct(console.log, { withWeb: false });
  const { restoreBackup } = await import('./backup/restore-backup.ts');
  const startedAt = performance.now();
  const { pointInTime } = await restoreBackup(resolve(folder), {
    dataDir: dataFolder(),
    replace: values.replace,
    erasures: values.erasures,
    log: console.log,
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(
    `Restored as of ${pointInTime.toISOString()} in ${seconds.toFixed(1)} s. Start the product now.`,
  );
});
