import { parseArgs } from 'node:util';
import { buildProduct } from '@rotadas/start/product/build';
import { dataFolder } from './backup/paths.ts';
import { reportErrors } from './product/report-errors.ts';

const USAGE = 'Usage: npm run set-admin -w tools/backup -- <e-mail address or ID of a user> [--remove]';

await reportErrors(async () => {
  const { positionals, values } = parseArgs({
    options: { remove: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [user, ...more] = positionals;
  if (user === undefined || more.length > 0) throw new Error(USAGE);
  // The imports below need built libraries.
  await buildProduct(console.log, { withWeb: false });
  const { findProduct } = await import('./product/addresses.ts');
  const { withClient } = await import('./mongodb/with-client.ts');
  const { findUserId, setAdmin } = await import('./users/stored-users.ts');
  const { mongodb } = await findProduct(dataFolder());
  const userId = await withClient(mongodb, async (client) => {
    const id = await findUserId(client, mongodb, user);
    await setAdmin(client, mongodb, id, !values.remove);
    return id;
  });
  console.log(`User ${userId} is ${values.remove ? 'no longer' : 'now'} an administrator.`);
});
