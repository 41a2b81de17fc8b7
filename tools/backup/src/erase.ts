import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct } from '@rotadas/start/product/build';
import { BACKUPS, dataFolder } from './backup/paths.ts';
import { reportErrors } from './product/report-errors.ts';

const USAGE = 'Usage: npm run erase -w tools/backup -- <e-mail address or ID of a user> [--backups folder]';

await reportErrors(async () => {
  const { positionals, values } = parseArgs({
    options: { backups: { type: 'string' } },
    allowPositionals: true,
  });
  const [user, ...more] = positionals;
  if (user === undefined || more.length > 0) throw new Error(USAGE);
  // The imports below need built libraries.
  await buildProduct(console.log, { withWeb: false });
  const { findProduct } = await import('./product/addresses.ts');
  const { erase } = await import('./erasures/erase.ts');
  const { eraseEvents } = await import('./erasures/erase-events.ts');
  const { recordErasure, erasureList } = await import('./erasures/erasure-list.ts');
  const { withClient } = await import('./mongodb/with-client.ts');
  const { findUserId } = await import('./users/stored-users.ts');
  const { mongodb, nats } = await findProduct(dataFolder());
  const backups = resolve(values.backups ?? BACKUPS);
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const file = erasureList(backups);
  const userId = await withClient(mongodb, (client) => findUserId(client, mongodb, user));
  console.log(`Erasing user ${userId}`); // to repeat this if it is interrupted
  // Also before, in case this is interrupted: a backup taken meanwhile may contain the user.
  await recordErasure(file, userId);
  const removed = await withClient(mongodb, (client) => erase(client, mongodb, userId));
  // After the documents, whose outbox may still publish events.
  const events = await eraseEvents(nats, userId);
  await recordErasure(file, userId);
  console.log(
    `${removed} documents and ${events} events of user ${userId} were erased. ${file} repeats this after a restore.`,
  );
});
