import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { NoRespondersError, RequestError } from '@nats-io/transport-node';
import { withNats } from './with-nats.ts';

/** Throws if a service is running. */
export async function requireStopped(address: string): Promise<void> {
  const running = await runningServices(address);
  if (running.length > 0)
    throw new Error(`The product is running (${running.join(', ')}); stop its services first.`);
}

function runningServices(address: string): Promise<string[]> {
  return withNats(address, async (connection) => {
    const running: string[] = [];
    for (const [service, { subject }] of Object.entries(healthRpc)) {
      const hasNoService = await connection.request(subject, '{}').then(() => false, hasNoResponders);
      if (!hasNoService) running.push(service);
    }
    return running;
  });
}

/** A service that does not respond in time counts as running. */
function hasNoResponders(error: unknown): boolean {
  return error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
}
