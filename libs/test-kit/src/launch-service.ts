import { eventually } from './eventually.ts';
import type { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { builtMain, launchUntil } from './service-process.ts';

export interface LaunchedService {
  readonly url: string;
  output(): string;
  ready(): Promise<void>;
  crash(): Promise<void>;
  /** Keeps the address; resolves once the service is alive. */
  restart(): Promise<void>;
  /** Sends SIGTERM; resolves to the exit code, or null after a crash. */
  stop(): Promise<number | null>;
}

/** Resolves once it is alive, whether or not its servers are available. */
export async function launchService(
  name: ServiceName,
  settings: Readonly<Record<string, string>>,
): Promise<LaunchedService> {
  const main = builtMain(name);
  let service = await launchUntil('/healthz', main, settings);
  let earlier = '';
  const { url } = service;
  return {
    url,
    output: () => earlier + service.output(),
    ready: () => eventually(`${url} is ready`, async () => (await fetch(`${url}/readyz`)).ok),
    async crash() {
      await service.kill();
      earlier += service.output();
    },
    async restart() {
      service = await launchUntil('/healthz', main, settings, url);
    },
    stop: () => service.stop(),
  };
}
