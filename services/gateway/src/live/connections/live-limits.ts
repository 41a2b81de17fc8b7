import type { Socket } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { AddressConnectionLimit } from '../../limits/address-connection-limit.js';
import { AnonymousRegions } from '../../limits/anonymous-regions.js';
import { ShareOpenings } from '../../limits/share-openings.js';
import { TIME_LIMITS, type TimeLimits } from '../../time-limits.js';
import { limitHit } from '../../limits/limit-hits.js';

/** A burst of frames may use the whole window. */
const BURST_SECONDS = 2;

const RETRY_AFTER_SECONDS = 30;

@Injectable()
export class LiveLimits {
  /** Keyed by a symbol, since a key may outlive its connection. */
  readonly frames: RateLimit<symbol>;
  /** Minimum time between two stored positions of a connection. */
  readonly positionIntervalMs: number;
  private readonly addresses: AddressConnectionLimit;

  constructor(
    @Inject(GATEWAY_ENV) env: GatewayEnv,
    readonly regions: AnonymousRegions,
    readonly shareOpenings: ShareOpenings,
    @Inject(TIME_LIMITS) readonly times: Pick<TimeLimits, 'slowClientTimeoutMs' | 'liveWaveMs'>,
  ) {
    this.addresses = new AddressConnectionLimit(env.LIVE_CONNECTIONS_PER_ADDRESS);
    this.positionIntervalMs = env.LOCATION_INTERVAL_MS;
    this.frames = new RateLimit({
      max: env.LIVE_FRAMES_PER_SECOND * BURST_SECONDS,
      windowMs: BURST_SECONDS * 1_000,
    });
  }

  /** Counts the connection until its socket closes. Throws `rate-limited`. */
  admit(address: string, socket: Socket): void {
    if (!this.addresses.add(address, socket)) throw limitHit('live-connections', RETRY_AFTER_SECONDS);
  }
}
