import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BACKUPS, dataFolder } from './backup/paths.ts';
import { addErasures, erasureList } from './erasures/erasure-list.ts';
import { withClient } from './mongodb/with-client.ts';
import { findProduct } from './product/addresses.ts';
import { requireOne, runCommand } from './product/run-command.ts';

const USAGE = 'Usage: npm run erase -w tools/backup -- <e-mail address or ID of a user> [--backups folder]';

await runCommand(
  () => {
    const options = { backups: { type: 'string', default: BACKUPS } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    return { user: requireOne(positionals, USAGE), backups: resolve(values.backups) };
  },
  async ({ user, backups }) => {
    const { erase } = await import('./erasures/erase.ts');
    const { eraseAllEvents } = await import('./erasures/erase-events.ts');
    const { storeErasures } = await import('./erasures/stored-erasures.ts');
    const { findUserId } = await import('./users/stored-users.ts');
    const { mongodb, nats } = await findProduct(dataFolder());
    const file = erasureList(backups);
    const userId = await withClient(mongodb, (client) => findUserId(client, mongodb, user));
    console.log(`Erasing user ${userId}`); // to repeat this if it is interrupted
    const record = async () => {
      const erasures = [{ userId, at: new Date() }];
      await addErasures(file, erasures);
      await withClient(mongodb, (client) => storeErasures(client, mongodb, erasures));
    };
    // Also before, in case this is interrupted: a backup taken meanwhile may contain the user.
    await record();
    const removed = await withClient(mongodb, (client) => erase(client, mongodb, userId));
    // After the documents, whose outbox may still publish events.
    const events = await eraseAllEvents(nats, userId);
    await record();
    console.log(
      `${removed} documents and ${events} events of user ${userId} were erased. ${file} repeats this after a restore.`,
    );
  },
);
