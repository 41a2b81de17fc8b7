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
import { NoRouteError, type Router, type MeasuredRoute, type DistanceTable } from '../domain/router.js';
import type { OsrmRouter } from './osrm-router.js';
import type { EmbeddedRouter } from '../domain/embedded-router.js';

/** How much is waited for OSRM, ms. */
interface GuardSettings {
  /** For one answer. */
  timeoutMs: number;
  /** After this many failures in a row OSRM is not asked … */
  failures: number;
  /** … for so long; then one operation decides. */
  pauseMs: number;
}

/** Long enough for a table of fifty places, short enough for a caller who waits. */
const GUARD_SETTINGS: GuardSettings = { timeoutMs: 1_500, failures: 5, pauseMs: 10_000 };

/** In place of a table: whoever requests one has measured the matches with the embedded router. */
const NO_TABLE: DistanceTable = { distanceMetres: [], durationSeconds: [], router: 'embedded' };

/**
 * Measures by OSRM behind a circuit breaker. While OSRM is unavailable, slow or returns nonsense,
 * routes come from the embedded router and tables are empty; `router` in each result names its
 * source. That there is no route is a result too and does not count as a failure.
 */
export class GuardedRouter implements Router {
  private readonly policy: IPolicy;

  /** @param onFailure called at each failure of OSRM; while the circuit is open, at each request */
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

  async route(from: Coordinates, to: Coordinates): Promise<MeasuredRoute> {
    return this.request(
      (signal) => this.osrm.route(from, to, signal),
      () => this.embedded.route(from, to),
    );
  }

  async table(starts: readonly Coordinates[], ends: readonly Coordinates[]): Promise<DistanceTable> {
    return this.request(
      (signal) => this.osrm.table(starts, ends, signal),
      () => NO_TABLE,
    );
  }

  private async request<Result>(
    operation: (signal: AbortSignal) => Promise<Result>,
    fallback: () => Result,
  ): Promise<Result> {
    try {
      return await this.policy.execute(({ signal }) => operation(signal));
    } catch (error) {
      if (error instanceof NoRouteError) throw error;
      this.onFailure(error);
      return fallback();
    }
  }
}
