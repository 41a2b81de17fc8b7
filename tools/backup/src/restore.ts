import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from './backup/paths.ts';
import { requireOne, runCommand } from './product/run-command.ts';

const USAGE = 'Usage: npm run restore -- <folder of a backup> [--replace] [--erasures file]';

await runCommand(
  () => {
    const { positionals, values } = parseArgs({
      options: { replace: { type: 'boolean', default: false }, erasures: { type: 'string' } },
      allowPositionals: true,
    });
    return { ...values, folder: resolve(requireOne(positionals, USAGE)) };
  },
  async ({ folder, replace, erasures }) => {
    const { restoreBackup } = await import('./backup/restore-backup.ts');
    const startedAt = performance.now();
    const options = { dataDir: dataFolder(), replace, erasures, log: console.log };
    const { pointInTime } = await restoreBackup(folder, options);
    const seconds = (performance.now() - startedAt) / 1_000;
    console.log(
      `Restored as of ${pointInTime.toISOString()} in ${seconds.toFixed(1)} s. Start the product now.`,
    );
  },
);
