import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  type IPolicy,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { type DistanceTable, type MeasuredRoute, NoRouteError } from '../domain/router.js';
import type { OsrmRouter } from './osrm-router.js';
import type { EmbeddedRouter } from '../domain/embedded-router.js';

interface GuardSettings {
  timeoutMs: number;
  /** Consecutive failures that open the circuit. */
  failures: number;
  pauseMs: number;
}

/** The timeout suffices for a table of fifty places and is acceptable for a waiting user. */
const GUARD_SETTINGS: GuardSettings = { timeoutMs: 1_500, failures: 5, pauseMs: 10_000 };

/** A circuit breaker around OSRM. */
export class GuardedRouter {
  private readonly policy: IPolicy;

  /** @param onFailure called for each failure; while the circuit is open, for each request */
  constructor(
    private readonly osrm: OsrmRouter,
    private readonly embedded: EmbeddedRouter,
    private readonly onFailure: (error: unknown) => void,
    { timeoutMs, failures, pauseMs } = GUARD_SETTINGS,
  ) {
    const breaker = circuitBreaker(
      handleWhen((error) => !(error instanceof NoRouteError)),
      { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) },
    );
    this.policy = wrap(breaker, timeout(timeoutMs, TimeoutStrategy.Aggressive));
  }

  /** Uses the embedded router if OSRM fails. Rejects with a `NoRouteError` if there is no route. */
  async route(from: Coordinates, to: Coordinates): Promise<MeasuredRoute> {
    const route = await this.request((signal) => this.osrm.route(from, to, signal));
    return route ?? this.embedded.route(from, to);
  }

  /** Resolves to null if OSRM fails or there is no route. */
  table(starts: readonly Coordinates[], ends: readonly Coordinates[]): Promise<DistanceTable | null> {
    return this.request((signal) => this.osrm.table(starts, ends, signal)).catch(() => null);
  }

  /** Rejects with a `NoRouteError` only. */
  private async request<Result>(operation: (signal: AbortSignal) => Promise<Result>): Promise<Result | null> {
    try {
      return await this.policy.execute(({ signal }) => operation(signal));
    } catch (error) {
      if (error instanceof NoRouteError) throw error;
      this.onFailure(error);
      return null;
    }
  }
}
