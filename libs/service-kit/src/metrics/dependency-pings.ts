import { Injectable } from '@nestjs/common';
import type { Dependency } from './dependency-durations.js';
import { Metrics, type Sample } from './metrics.js';

/** Resolves when a server answers this process, rejects when it does not within a few seconds. */
type Ping = () => Promise<unknown>;

/** Pings the servers that a process stands on, at each scrape, and tells which of them answered. */
@Injectable()
export class DependencyPings {
  private readonly pings = new Map<Dependency, Ping>();

  constructor(metrics: Metrics) {
    metrics.levels(
      {
        name: 'rotadas_dependency_reachable',
        help: 'Whether a server answered this process at the scrape (1) or not (0)',
      },
      ['dependency'],
      () => Promise.all([...this.pings].map(([dependency, ping]) => pinged(dependency, ping))),
    );
  }

  /** Pings a server from now on. */
  add(dependency: Dependency, ping: Ping): void {
    this.pings.set(dependency, ping);
  }
}

async function pinged(dependency: Dependency, ping: Ping): Promise<Sample> {
  const value = await ping().then(
    () => 1,
    () => 0, // the server's own connection logs why
  );
  return { labels: { dependency }, value };
}
