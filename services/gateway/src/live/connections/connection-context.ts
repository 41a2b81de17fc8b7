import { Inject, Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { PositionsService } from '../../positions/positions.service.js';
import { type Subject, noteRefusedFrame } from '../../security-log/security-log.js';
import { Principals } from '../../sign-in/principals.js';
import { TIME_LIMITS, type TimeLimits } from '../../time-limits.js';
import { Views } from '../views/views.js';

/** The window of the frame limit, s: a burst may use all of it. */
const BURST_SECONDS = 2;

/**
 * What all connections share: the settings that hold for each, and what they pass their frames to.
 */
@Injectable()
export class ConnectionContext {
  /** Frames of each connection, by a key of its own: the limit would retain a closed connection. */
  readonly frames: RateLimit<symbol>;
  /** How long a client may leave what waits for it unread, ms. */
  readonly unreadMaxMs: number;
  private readonly logger = new Logger('Live');

  constructor(
    @Inject(GATEWAY_ENV) env: GatewayEnv,
    readonly views: Views,
    readonly principals: Principals,
    readonly positions: PositionsService,
    @Inject(TIME_LIMITS) { liveUnreadMs }: TimeLimits,
  ) {
    this.unreadMaxMs = liveUnreadMs;
    this.frames = new RateLimit({
      max: env.LIVE_FRAMES_PER_SECOND * BURST_SECONDS,
      windowMs: BURST_SECONDS * 1_000,
    });
  }

  /**
   * Logs what nobody foresaw, which dependency is away, and what was refused for the sake of
   * security.
   */
  log(error: unknown, subject: Subject): void {
    if (!(error instanceof DomainError)) this.logger.error({ err: error });
    else if (error.status >= 500) this.logger.warn({ err: error }, error.code);
    else noteRefusedFrame(subject, error);
  }
}
