import { Readiness } from '@rotadas/contracts/health/health.rpc';

export async function readReadiness(url: string) {
  // without keep-alive, so that no connection delays the service's shutdown
  const reply = await fetch(`${url}/readyz`, { headers: { connection: 'close' } });
  return { status: reply.status, ...Readiness.parse(await reply.json()) };
}
