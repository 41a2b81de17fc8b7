import { Inject, Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import type { Readiness } from '@rotadas/contracts/health/health.routes';

/** A dependency without which a service cannot do its work. */
export interface HealthCheck {
  readonly name: string;
  /** Rejects if the dependency does not answer. */
  check(): Promise<void>;
}

/** Token of all checks of a service. */
export const HEALTH_CHECKS = Symbol('HEALTH_CHECKS');

/** The longest wait for a check, ms. */
const CHECK_LIMIT_MS = 2_000;

/** Checks all that a service depends on, concurrently. */
@Injectable()
export class ReadinessService {
  private readonly checks: HealthCheck[];

  constructor(@Inject(HEALTH_CHECKS) checks: readonly HealthCheck[]) {
    this.checks = [...checks];
  }

  /** Adds a check of what is made outside Nest's modules. */
  add(check: HealthCheck): void {
    this.checks.push(check);
  }

  async readiness(): Promise<Readiness> {
    const outcomes = await Promise.all(
      this.checks.map(async (each) => [each.name, await answers(each)] as const),
    );
    return { checks: Object.fromEntries(outcomes) };
  }
}

/** Whether every check of a service passed. */
export function isReady(readiness: Readiness): boolean {
  return Object.values(readiness.checks).every(Boolean);
}

async function answers(each: HealthCheck): Promise<boolean> {
  const passes = each.check().then(
    () => true,
    () => false, // the answer says it; the dependency's own connection logs why
  );
  return pTimeout(passes, { milliseconds: CHECK_LIMIT_MS, fallback: () => false });
}
