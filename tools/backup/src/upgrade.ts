import { dataFolder } from './backup/paths.ts';
import { withClient } from './mongodb/with-client.ts';
import { findProduct } from './product/addresses.ts';
import { runCommand } from './product/run-command.ts';

await runCommand(
  () => undefined,
  async () => {
    const { renameStoredNames } = await import('./mongodb/rename-stored-names.ts');
    const { mongodb } = await findProduct(dataFolder());
    const changed = await withClient(mongodb, (client) => renameStoredNames(client, mongodb));
    console.log(`${changed} documents have the names of this version now.`);
  },
);
