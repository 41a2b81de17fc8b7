import { eventually } from './eventually.ts';
import { BUILT_MAIN, launchUntil } from './service-process.ts';

/** The service whose tests run, built, in a process of its own that may crash and start again. */
export interface LaunchedService {
  /** Where its health is asked. */
  readonly url: string;
  /** What its processes have written so far. */
  output(): string;
  /** Waits until it can do its work. */
  ready(): Promise<void>;
  /** Ends it at once, as a crash does. */
  crash(): Promise<void>;
  /** Starts it again at the same address; resolves once it is alive. */
  restart(): Promise<void>;
  /** Ends it by SIGTERM and answers its exit code; null where it has crashed. */
  stop(): Promise<number | null>;
}

/** Starts it; resolves once it is alive, whether or not its servers are there. */
export async function launchService(settings: Readonly<Record<string, string>>): Promise<LaunchedService> {
  let service = await launchUntil('/healthz', BUILT_MAIN, settings);
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
      service = await launchUntil('/healthz', BUILT_MAIN, settings, url);
    },
    stop: () => service.stop(),
  };
}
