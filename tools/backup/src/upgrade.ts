import { dataFolder } from './backup/paths.ts';
import { runCommand } from './product/run-command.ts';

await runCommand(
  () => undefined,
  async () => {
    const { upgradeProduct } = await import('./upgrade/upgrade-product.ts');
    const changes = await upgradeProduct(dataFolder(), console.log);
    console.log(`${changes} changes: the stored data are those of this version. Start the product now.`);
  },
);
