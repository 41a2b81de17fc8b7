import { parseArgs } from 'node:util';
import { dataFolder } from './backup/paths.ts';
import { findProduct } from './product/addresses.ts';
import { runCommand } from './product/run-command.ts';

const USAGE = 'Usage: npm run dead-letters -w tools/backup -- [--replay | --delete] [number …]';

await runCommand(parse, async ({ action, numbers }) => {
  const { processDeadLetters } = await import('./events/dead-letters.ts');
  const { nats } = await findProduct(dataFolder());
  const letters = await processDeadLetters(nats, action, numbers);
  for (const { number, since, service, subject, reason, requestId } of letters)
    console.log(`${number} ${since.toISOString()} ${service} ${subject} ${reason} ${requestId}`);
  const done = { list: 'found', replay: 'replayed', delete: 'deleted' }[action];
  console.log(`${letters.length} dead letters ${done}`);
});

function parse() {
  const { positionals, values } = parseArgs({
    options: {
      replay: { type: 'boolean', default: false },
      delete: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const isValid = positionals.every((each) => /^[1-9]\d*$/.test(each)) && !(values.replay && values.delete);
  if (!isValid) throw new Error(USAGE);
  const action = values.replay ? 'replay' : values.delete ? 'delete' : 'list';
  return { action, numbers: positionals.map(Number) } as const;
}
