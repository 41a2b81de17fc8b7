import { onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { type OwnProduct, startOwnProduct } from './own-product.ts';

const say = (line: string): void => console.log(line);

/** What a tool may use: a product of its own, if it wants one, and the screen. */
export interface ToolContext {
  /** Starts the product, which is stopped when the tool ends, however it does. */
  readonly start: () => Promise<OwnProduct>;
  readonly say: (line: string) => void;
}

/** Runs a tool and ends the process: with 0 where `work` resolves with true. */
export async function runWithProduct(work: (context: ToolContext) => Promise<boolean>): Promise<never> {
  let own: OwnProduct | undefined;
  const start = async () => (own = await startOwnProduct(say));
  onStopSignal(async () => own?.stop());
  try {
    process.exitCode = (await work({ start, say })) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await own?.stop();
  }
  return process.exit();
}
