import { join } from 'node:path';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { type Child, startChild } from '@rotadas/servers/processes/child';
import { Teardown } from '@rotadas/servers/processes/teardown';
import { waitUntil } from '@rotadas/servers/processes/wait-until';
import type { Log } from '@rotadas/servers/recipe';
import { type Servers, startServers } from '@rotadas/servers/start-servers';
import { startAuthEmulator } from '@rotadas/start/product/auth-emulator';
import { provideNotifications } from '@rotadas/start/product/notifications/provide-notifications';
import { describeServices, type ServiceProcess } from '@rotadas/start/product/services';
import { signInPlan } from '@rotadas/start/product/sign-in-plan';
import { freePort } from '@rotadas/servers/processes/ports';
import { Balancer } from './balancer.ts';
import type { RunningProduct } from './running-product.ts';

const READY_MS = 120_000;

/** A gateway still serves open connections for this time, ms. */
const DRAIN_MS = 500;

interface Instance {
  readonly port: number;
  readonly child: Child;
}

export interface ReplicatedProduct extends RunningProduct {
  readonly parts: readonly string[];
  /** Replaces instances one by one, after the successor is ready. Resolves to their exit codes. */
  replace(part: string): Promise<number[]>;
  lose(part: string): Promise<void>;
  addInstance(part: string): Promise<void>;
  stop(): Promise<void>;
}

export type ProvideServers = (
  place: { readonly dataDir: string; readonly log: Log },
  teardown: Teardown,
) => Promise<Servers>;

const oneOfEach: ProvideServers = async ({ dataDir, log }, teardown) => {
  const servers = await startServers({ dataDir, log, signIn: Promise.resolve(signInPlan()) });
  teardown.add('the servers', () => servers.stop());
  return servers;
};

export async function startReplicated(
  name: string,
  count: number,
  settings: NodeJS.ProcessEnv = {},
  provideServers: ProvideServers = oneOfEach,
): Promise<ReplicatedProduct> {
  const log = (line: string) => void process.stdout.write(`  [${name}] ${line}\n`);
  const teardown = new Teardown(log);
  const folder = await temporaryFolder(name);
  teardown.add('the folder', () => folder.remove());
  try {
    const dataDir = folder.path;
    const [servers, emulatorPort, balancer] = await Promise.all([
      provideServers({ dataDir, log }, teardown),
      freePort(),
      Balancer.start(),
    ]);
    teardown.add('the balancer', () => balancer.stop());
    const emulator = await startAuthEmulator({ port: emulatorPort, dataDir }, log);
    teardown.add('the emulator', () => emulator.stop());
    const notificationSettings = await provideNotifications(dataDir, log, teardown);
    const base = { HOST: '127.0.0.1', ADMIN_EMAIL: 'admin@rotadas.example' };

    const instances = new Map<string, Instance[]>();
    let started = 0;
    const startInstance = async (part: string): Promise<Instance> => {
      const port = await freePort();
      const service = describeServices(
        { ...base, PORT: port },
        servers,
        emulatorPort,
        notificationSettings,
      ).find(({ name: each }) => each === part);
      if (!service) throw new Error(`there is no ${part}`);
      const instance = {
        port,
        child: launch(service, port, join(dataDir, `logs/${part}-${++started}.log`), settings),
      };
      instances.set(part, [...(instances.get(part) ?? []), instance]);
      await ready(part, instance);
      if (part === 'gateway') balancer.add(port);
      return instance;
    };
    const forget = (part: string, child: Child) => {
      const left = (instances.get(part) ?? []).filter((each) => each.child !== child);
      instances.set(part, left);
    };
    const stopInstance = async (part: string, { port, child }: Instance): Promise<number> => {
      if (part === 'gateway') {
        balancer.remove(port);
        await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
      }
      process.kill(child.pid, 'SIGTERM');
      const { code } = await child.ended;
      forget(part, child);
      return code;
    };

    const parts = describeServices({ ...base, PORT: 0 }, servers, emulatorPort).map((part) => part.name);
    teardown.add('the instances', async () => {
      await Promise.all([...instances.values()].flat().map(({ child }) => child.stop()));
    });
    for (const part of parts) await Promise.all(Array.from({ length: count }, () => startInstance(part)));
    return {
      url: balancer.url,
      authEmulator: `127.0.0.1:${emulatorPort}`,
      parts,
      async replace(part) {
        const codes: number[] = [];
        for (const old of instances.get(part) ?? []) {
          await startInstance(part);
          codes.push(await stopInstance(part, old));
        }
        return codes;
      },
      async lose(part) {
        const [lost] = instances.get(part) ?? [];
        if (!lost) throw new Error(`no instance of ${part}`);
        await lost.child.kill();
        if (part === 'gateway') balancer.remove(lost.port);
        forget(part, lost.child);
      },
      async addInstance(part) {
        await startInstance(part);
      },
      stop: () => teardown.run(),
    };
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

function launch(
  { main, env }: ServiceProcess,
  port: number,
  logFile: string,
  settings: NodeJS.ProcessEnv,
): Child {
  return startChild({
    command: process.execPath,
    args: [main],
    logFile,
    env: { ...env, HEALTH_PORT: String(port), METRICS_PORT: '0', ...settings },
  });
}

/** A gateway is ready when every service is. */
async function ready(part: string, { port, child }: Instance): Promise<void> {
  const check = async () => {
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (status !== 200) throw new Error(`status ${status}`);
  };
  const giveUp = () => (child.hasEnded() ? 'ended' : undefined);
  await waitUntil(check, { what: part, timeoutMs: READY_MS, giveUp });
}
