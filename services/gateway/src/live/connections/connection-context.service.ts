import { Inject, Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { LiveClose } from '@rotadas/contracts/live/live-close';
import type { NotificationFrame } from '@rotadas/contracts/live/server-frame';
import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { AnonymousRegions } from '../../limits/anonymous-regions.service.js';
import { PositionsService } from '../../positions/positions.service.js';
import { type Subject, logRejectedFrame } from '../../security-log/security-log.js';
import { Authenticator } from '../../sign-in/authenticator.service.js';
import { SharedViews } from '../views/shared-views.service.js';
import { LiveCounts } from './live-counts.service.js';

/** A burst may use the whole window. */
const BURST_SECONDS = 2;

interface UserConnection {
  send(frame: NotificationFrame): void;
  close(why: LiveClose): void;
}

@Injectable()
export class ConnectionContext {
  readonly users = new UserIndex<UserConnection>();
  /** Keyed by a symbol, since a key of the limit may outlive its connection. */
  readonly frames: RateLimit<symbol>;
  private readonly logger = new Logger('Live');

  constructor(
    @Inject(GATEWAY_ENV) env: GatewayEnv,
    readonly views: SharedViews,
    readonly authenticator: Authenticator,
    readonly positions: PositionsService,
    readonly counts: LiveCounts,
    readonly regions: AnonymousRegions,
  ) {
    this.frames = new RateLimit({
      max: env.LIVE_FRAMES_PER_SECOND * BURST_SECONDS,
      windowMs: BURST_SECONDS * 1_000,
    });
  }

  log(error: unknown, subject: Subject): void {
    if (!(error instanceof DomainError)) this.logger.error({ err: error });
    else if (error.status >= 500) this.logger.warn({ err: error }, error.code);
    else logRejectedFrame(subject, error);
  }
}

export class UserIndex<Member> {
  private readonly users = new Map<number, Set<Member>>();

  get(userId: number): Iterable<Member> {
    return this.users.get(userId) ?? [];
  }

  add(userId: number, member: Member): void {
    const members = this.users.get(userId);
    if (members) members.add(member);
    else this.users.set(userId, new Set([member]));
  }

  remove(userId: number, member: Member): void {
    const members = this.users.get(userId);
    members?.delete(member);
    if (members?.size === 0) this.users.delete(userId);
  }
}
