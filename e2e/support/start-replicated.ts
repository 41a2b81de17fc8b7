import { setTimeout as delay } from 'node:timers/promises';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { Teardown } from '@rotadas/servers/processes/teardown';
import {
  type Instance,
  type EnsureServers,
  startUnsupervised,
} from '@rotadas/start/product/unsupervised-product';
import { Balancer } from './balancer.ts';
import type { RunningProduct } from './running-product.ts';

/** A gateway still serves open connections for this time, ms. */
const DRAIN_MS = 500;

export interface ReplicatedProduct extends RunningProduct {
  /** Replaces instances one by one, after the successor is ready. Resolves to their exit codes. */
  replace(service: ServiceName): Promise<number[]>;
  /** Kills one instance with SIGKILL. */
  lose(service: ServiceName): Promise<void>;
  /** Kills all instances with SIGKILL. */
  loseAll(service: ServiceName): Promise<void>;
  /** How often the balancer took out a gateway that was not ready. */
  timesTakenOut(): number;
  addInstance(service: ServiceName): Promise<void>;
  stop(): Promise<void>;
}

export async function startReplicated(
  name: string,
  count: number,
  settings: NodeJS.ProcessEnv,
  ensureServers?: EnsureServers,
): Promise<ReplicatedProduct> {
  const log = (line: string) => void process.stdout.write(`  [${name}] ${line}\n`);
  const teardown = new Teardown(log);
  try {
    const balancer = await Balancer.start();
    teardown.add('the balancer', () => balancer.stop());
    const options = { name, log, teardown, origin: balancer.url, settingsFor: () => settings };
    const product = await startUnsupervised({ ...options, ...(ensureServers && { ensureServers }) });
    const instances = new Map<ServiceName, Instance[]>();
    const addInstance = async (service: ServiceName): Promise<void> => {
      const instance = await product.startInstance(service);
      instances.set(service, [...(instances.get(service) ?? []), instance]);
      if (service === 'gateway') balancer.add(instance.port);
    };
    const forget = (service: ServiceName, instance: Instance) => {
      const left = (instances.get(service) ?? []).filter((each) => each !== instance);
      instances.set(service, left);
      if (service === 'gateway') balancer.remove(instance.port);
    };
    const kill = async (service: ServiceName, instance: Instance): Promise<void> => {
      await instance.child.kill();
      forget(service, instance);
    };
    // The gateways last, so that the balancer's address serves everything.
    for (const service of [...ServiceName.exclude(['gateway']).options, 'gateway'] as const)
      await Promise.all(Array.from({ length: count }, () => addInstance(service)));
    return {
      url: balancer.url,
      authEmulator: product.authEmulator,
      async replace(service) {
        const codes: number[] = [];
        for (const old of instances.get(service) ?? []) {
          await addInstance(service);
          forget(service, old);
          if (service === 'gateway') await delay(DRAIN_MS);
          process.kill(old.child.pid, 'SIGTERM');
          codes.push((await old.child.ended).code);
        }
        return codes;
      },
      async lose(service) {
        const [lost] = instances.get(service) ?? [];
        if (!lost) throw new Error(`no instance of ${service}`);
        await kill(service, lost);
      },
      async loseAll(service) {
        await Promise.all((instances.get(service) ?? []).map((each) => kill(service, each)));
      },
      timesTakenOut: () => balancer.timesTakenOut,
      addInstance,
      stop: () => teardown.run(),
    };
  } catch (error) {
    await teardown.run();
    throw error;
  }
}
