import { resolve } from 'node:path';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { launchUntil } from '@rotadas/test-kit/service-process';
import { setting } from '@rotadas/test-kit/setting';

/** A matching service in a process of its own, and a caller of it over the real wire. */
export interface RunningMatching {
  readonly client: RouteClient;
  /** Where its health is asked. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the built service; resolves once it can do its work. */
export async function startMatching(): Promise<RunningMatching> {
  const nats = setting('NATS_URL');
  const service = await launchUntil('/readyz', resolve('dist/main.js'), {
    NATS_URL: nats,
    LOG_LEVEL: 'fatal',
  });
  const caller = await startPeer('matching-test', nats);
  return {
    client: caller.get(RouteClient),
    url: service.url,
    async stop() {
      await caller.close();
      await service.stop();
    },
  };
}
