import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Child, startChild } from '../processes/child.ts';
import type { Log, ServerDefinition } from '../server-definition.ts';
import { OPERATOR } from '../access/access-plan.ts';
import type { Server } from '../server.ts';
import { findBinary } from '../sources/program-sources.ts';
import { cacheDir, environment } from '../settings/environment.ts';

interface NodePlan {
  readonly definition: ServerDefinition;
  readonly name: string;
  readonly port: number;
  readonly args: (folder: string) => readonly string[];
  readonly secretFiles?: Readonly<Record<string, string>>;
}

export interface ClusterContext {
  readonly dataDir: string;
  readonly log: Log;
}

/** A node that ends is not restarted automatically. */
export class ClusterNode {
  readonly name: string;
  readonly port: number;
  readonly #launch: () => Child;
  #running: Child;

  private constructor({ name, port }: NodePlan, launch: () => Child) {
    this.name = name;
    this.port = port;
    this.#launch = launch;
    this.#running = launch();
  }

  static async start(plan: NodePlan, { dataDir, log }: ClusterContext): Promise<ClusterNode> {
    const folder = join(dataDir, plan.name);
    const { path, env } = await findBinary(plan.definition, { cacheDir: join(cacheDir, 'servers'), log });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const [file, text] of Object.entries(plan.secretFiles ?? {}))
      await writeFile(join(folder, file), text, { mode: 0o600 });
    const command = {
      command: path,
      args: [...plan.args(folder)],
      cwd: folder,
      logFile: join(dataDir, 'logs', `${plan.name}.log`),
      env: { ...environment.all, ...env },
    };
    return new ClusterNode(plan, () => startChild(command));
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  hasEnded(): boolean {
    return this.#running.hasEnded();
  }

  kill(): Promise<void> {
    return this.#running.kill();
  }

  /** Keeps the address and the data; the node may not respond yet. */
  restart(): void {
    if (this.#running.hasEnded()) this.#running = this.#launch();
  }

  stop(): Promise<void> {
    return this.#running.stop();
  }
}

/** Survives the loss of one node; `start` restarts the lost ones. */
export interface Cluster extends Server {
  readonly nodes: readonly ClusterNode[];
  /** Resolves once every node has its role and its data. */
  waitUntilHealthy(): Promise<void>;
}

export function toCluster(
  name: string,
  { nodes, urlFor, waitUntilHealthy }: Pick<Cluster, 'nodes' | 'urlFor' | 'waitUntilHealthy'>,
): Cluster {
  return {
    name,
    nodes,
    urlFor,
    waitUntilHealthy,
    url: urlFor(OPERATOR),
    origin: `${nodes.length} on loopback`,
    stop: async () => void (await Promise.all(nodes.map((node) => node.stop()))),
    start: () => Promise.resolve(nodes.forEach((node) => node.restart())),
  };
}
