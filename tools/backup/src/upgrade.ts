import { dataFolder } from './backup/paths.ts';
import { runCommand } from './product/run-command.ts';

await runCommand(
  () => undefined,
  async () => {
    const { upgradeProduct } = await import('./upgrade/upgrade-product.ts');
    const changes = await upgradeProduct(dataFolder(), console.log);
    console.log(`Made ${changes} changes; the stored data fit this version. Start the product now.`);
  },
);
