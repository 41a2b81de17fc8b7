import { parseArgs } from 'node:util';
import { dataFolder } from './backup/paths.ts';
import { withClient } from './mongodb/with-client.ts';
import { findProduct } from './product/addresses.ts';
import { requireOne, runCommand } from './product/run-command.ts';

const USAGE = 'Usage: npm run set-admin -w tools/backup -- <e-mail address or ID of a user> [--remove]';

await runCommand(
  () => {
    const options = { remove: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    return { user: requireOne(positionals, USAGE), remove: values.remove };
  },
  async ({ user, remove }) => {
    const { findUserId, setAdmin } = await import('./users/stored-users.ts');
    const { mongodb } = await findProduct(dataFolder());
    await withClient(mongodb, async (client) => {
      const userId = await findUserId(client, mongodb, user);
      await setAdmin(client, mongodb, userId, !remove);
      console.log(`User ${userId} is ${remove ? 'no longer' : 'now'} an administrator.`);
    });
  },
);
