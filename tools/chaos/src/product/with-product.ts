import { onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { type ChaosProduct, startChaosProduct } from './chaos-product.ts';

const say = (line: string): void => console.log(line);

/**
 * Starts a product, works with it, stops it, and ends the process: with 0 where `work` resolves
 * with true.
 */
export async function withProduct(
  settings: Readonly<Record<string, string>>,
  work: (product: ChaosProduct, log: (line: string) => void) => Promise<boolean>,
): Promise<never> {
  let product: ChaosProduct | undefined;
  onStopSignal(async () => product?.stop());
  try {
    product = await startChaosProduct({ log: say, settings });
    const lost = product.lost.then((reason): never => {
      throw new Error(`${reason}: the launcher gave it up`);
    });
    process.exitCode = (await Promise.race([work(product, say), lost])) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await product?.stop();
  }
  return process.exit();
}
