import { parseArgs } from 'node:util';
import { buildProduct } from '@rotadas/start/product/build';
import { dataFolder } from './backup/paths.ts';
import { reportErrors } from './product/report-errors.ts';

const USAGE = 'Usage: npm run dead-letters -w tools/backup -- [--replay | --delete] [number …]';

await reportErrors(async () => {
  const { positionals, values } = parseArgs({
    options: {
      replay: { type: 'boolean', default: false },
      delete: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const isValid = positionals.every((each) => /^[1-9]\d*$/.test(each)) && !(values.replay && values.delete);
  if (!isValid) throw new Error(USAGE);
  // The imports below need built libraries.
  await buildProduct(console.log, { withWeb: false });
  const { findProduct } = await import('./product/addresses.ts');
  const { processDeadLetters } = await import('./events/dead-letters.ts');
  const { nats } = await findProduct(dataFolder());
  const action = values.replay ? 'replay' : values.delete ? 'delete' : 'list';
  const letters = await processDeadLetters(nats, action, positionals.map(Number));
  for (const { number, since, service, subject, reason, requestId } of letters)
    console.log(`${number} ${since.toISOString()} ${service} ${subject} ${reason} ${requestId}`);
  const done = { list: 'found', replay: 'replayed', delete: 'deleted' }[action];
  console.log(`${letters.length} dead letters ${done}`);
});
