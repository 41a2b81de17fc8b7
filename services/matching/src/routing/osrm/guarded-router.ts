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
import { NoWayError, type RoadPoint, type Router, type Way, type WayTable } from '../domain/router.js';
import { OsrmRouter } from './osrm-router.js';
import type { EmbeddedRouter } from '../domain/embedded-router.js';

/** How much is waited for OSRM, ms. */
interface GuardSettings {
  /** For one answer. */
  timeoutMs: number;
  /** After this many failures in a row OSRM is not asked … */
  failures: number;
  /** … for so long; then one question decides. */
  pauseMs: number;
}

/** Long enough for a table of fifty places, short enough for a caller who waits. */
const GUARD_SETTINGS: GuardSettings = { timeoutMs: 1_500, failures: 5, pauseMs: 10_000 };

/**
 * Asks OSRM, and the fallback when OSRM is away, slow or talks nonsense; `router` in each answer
 * says who it is from. That there is no way is an answer too, and not asked again.
 */
export class GuardedRouter implements Router {
  private readonly policy: IPolicy;

  constructor(
    private readonly osrm: OsrmRouter,
    private readonly fallback: Router,
    { timeoutMs, failures, pauseMs }: GuardSettings,
    /** Told of each failure of OSRM; while it is not asked, of each question. */
    private readonly onFailure: (error: unknown) => void,
  ) {
    const breaker = circuitBreaker(
      handleWhen((error) => !(error instanceof NoWayError)),
      { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) },
    );
    this.policy = wrap(breaker, timeout(timeoutMs, TimeoutStrategy.Aggressive));
  }

  async route(from: Coordinates, to: Coordinates): Promise<Way> {
    return this.ask(
      (signal) => this.osrm.route(from, to, signal),
      () => this.fallback.route(from, to),
    );
  }

  async table(starts: readonly Coordinates[], ends: readonly Coordinates[]): Promise<WayTable> {
    return this.ask(
      (signal) => this.osrm.table(starts, ends, signal),
      () => this.fallback.table(starts, ends),
    );
  }

  async nearest(place: Coordinates): Promise<RoadPoint> {
    return this.ask(
      (signal) => this.osrm.nearest(place, signal),
      () => this.fallback.nearest(place),
    );
  }

  private async ask<Answer>(
    question: (signal: AbortSignal) => Promise<Answer>,
    fallback: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await this.policy.execute(({ signal }) => question(signal));
    } catch (error) {
      if (error instanceof NoWayError) throw error;
      this.onFailure(error);
      return fallback();
    }
  }
}

/**
 * The router that measures again what the embedded one has found: OSRM at `routingUrl`, or null
 * where no address is set. While OSRM does not answer, ways are the embedded router's, and a table
 * is empty and says `embedded`: who asks for one has measured it already, and its many trees would
 * hold up everybody else.
 */
export function createRouter(
  embedded: EmbeddedRouter,
  routingUrl: string | undefined,
  onFailure: (error: unknown) => void,
): Router | null {
  if (routingUrl === undefined) return null;
  const fallback: Router = {
    route: (from, to) => embedded.route(from, to),
    nearest: (place) => embedded.nearest(place),
    table: async () => ({ distanceMetres: [], durationSeconds: [], router: 'embedded' }),
  };
  return new GuardedRouter(new OsrmRouter(routingUrl), fallback, GUARD_SETTINGS, onFailure);
}
