import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { PARTS } from '../parts/parts.ts';
import type { PartProcesses } from '../parts/part-processes.ts';
import type { ChaosProduct } from '../product/chaos-product.ts';

const WHOLE_LIMIT_MS = 120_000;
const ANSWER_LIMIT_MS = 5_000;

/** Waits until every part runs and the product says that it is ready; answers for how long, ms. */
export async function untilWhole(
  { apiUrl, emulatorHost }: ChaosProduct,
  processes: PartProcesses,
): Promise<number> {
  const startedAt = performance.now();
  for (const part of PARTS) await processes.waitFor(part);
  const check = async (): Promise<void> => {
    for (const url of [`${apiUrl}/readyz`, `http://${emulatorHost}/`]) {
      const { status } = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  };
  await waitUntil(check, { what: 'The product', timeoutMs: WHOLE_LIMIT_MS });
  return performance.now() - startedAt;
}
