import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import type { Readiness } from '@rotadas/contracts/health/health.rpc';
import { Metrics, succeeds } from '../metrics/metrics.js';

const CHECK_LIMIT_MS = 2_000;

/** Runs the pings of `metrics` and the added checks. */
@Injectable()
export class ReadinessService {
  private readonly added: [name: string, check: () => Promise<boolean>][] = [];

  constructor(private readonly metrics: Metrics) {}

  /** `check` rejects if it fails. Checks of one name must all pass. */
  add(name: string, check: () => Promise<unknown>): void {
    this.added.push([name, () => succeeds(check)]);
  }

  async readiness(): Promise<Readiness> {
    const limit = { milliseconds: CHECK_LIMIT_MS, fallback: () => false };
    const checks: Record<string, boolean> = {};
    await Promise.all(
      [...this.metrics.pings, ...this.added].map(async ([name, check]) => {
        checks[name] ??= true;
        if (!(await pTimeout(check(), limit))) checks[name] = false;
      }),
    );
    return { checks };
  }
}

export function isReady(readiness: Readiness): boolean {
  return Object.values(readiness.checks).every(Boolean);
}
