import { Inject, Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import type { Readiness } from '@rotadas/contracts/health/health.rpc';

export interface HealthCheck {
  readonly name: string;
  /** Rejects if the dependency does not respond. */
  check(): Promise<void>;
}

export const HEALTH_CHECKS = Symbol('HEALTH_CHECKS');

const CHECK_LIMIT_MS = 2_000;

@Injectable()
export class ReadinessService {
  private readonly checks: HealthCheck[];

  constructor(@Inject(HEALTH_CHECKS) checks: readonly HealthCheck[]) {
    this.checks = [...checks];
  }

  /** Adds a check that Nest does not create. */
  add(check: HealthCheck): void {
    this.checks.push(check);
  }

  async readiness(): Promise<Readiness> {
    const outcomes = await Promise.all(
      this.checks.map(async (each) => [each.name, await isPassing(each)] as const),
    );
    return { checks: Object.fromEntries(outcomes) };
  }
}

export function isReady(readiness: Readiness): boolean {
  return Object.values(readiness.checks).every(Boolean);
}

async function isPassing(each: HealthCheck): Promise<boolean> {
  const passes = each.check().then(
    () => true,
    () => false, // the connection logs the reason
  );
  return pTimeout(passes, { milliseconds: CHECK_LIMIT_MS, fallback: () => false });
}
