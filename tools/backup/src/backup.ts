import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct } from '@rotadas/start/product/build';
import { BACKUPS, dataFolder } from './backup/paths.ts';
import { reportErrors } from './product/report-errors.ts';

await reportErrors(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  // The imports below need built libraries.
  await buildProduct(console.log, { withWeb: false });
  const { provideTools } = await import('./mongodb/provide-tools.ts');
  const { findProduct } = await import('./product/addresses.ts');
  const { takeBackup } = await import('./backup/take-backup.ts');
  const product = await findProduct(dataFolder());
  const tools = await provideTools(console.log);
  const startedAt = performance.now();
  const { folder, manifest } = await takeBackup(product, tools, resolve(values.to ?? BACKUPS), console.log);
  const megabytes = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(
    `As of ${manifest.pointInTime.toISOString()}: ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s`,
  );
  console.log(folder);
});
