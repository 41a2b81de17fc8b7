import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { BatteryPercent, DeviceApp } from '@rotadas/contracts/devices/device';
import { ERROR_RADIUS_MAX_METRES } from '@rotadas/contracts/devices/device-position';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import { limitHit } from '../limits/limit-hits.js';
import { PositionsService } from '../positions/positions.service.js';
import { DeviceSightings } from './device-sightings.js';
import { DeviceTokens } from './device-tokens.js';
import type { DeviceRequest } from './read-device-request.js';

const REQUESTS_PER_SECOND = 5;

/** Older positions are of no use on a live map. */
const LATE_MS = 600_000;

/** How long an offline user is remembered, ms: most phones send all day. */
const OFFLINE_MS = 10_000;
const OFFLINE_MAX = 50_000;

const OUTCOMES = [
  'stored',
  'outdated',
  'offline',
  'late',
  'inaccurate',
  'ignored',
  'rejected',
  'limited',
  'invalid',
  'unavailable',
] as const;

type Outcome = (typeof OUTCOMES)[number];

/** `unknown` if the format cannot be recognized. */
const FORMATS = [...DeviceApp.options, 'unknown'] as const;

type Format = (typeof FORMATS)[number];

/** Stores positions of devices; useless ones get no error, because apps resend after errors. */
@Injectable()
export class DevicePositions {
  private readonly limit = new RateLimit<number>({ max: REQUESTS_PER_SECOND });
  /** Devices of which a request waits for the next second. */
  private readonly waiting = new Set<number>();
  private readonly offline = new LRUCache<number, true>({ max: OFFLINE_MAX, ttl: OFFLINE_MS, perf: Date });
  private readonly requests: Counter<'format' | 'outcome'>;

  constructor(
    private readonly tokens: DeviceTokens,
    private readonly sightings: DeviceSightings,
    private readonly positions: PositionsService,
    metrics: Metrics,
  ) {
    this.requests = new Counter({
      name: 'rotadas_device_positions_total',
      help: 'Requests of devices, by format and outcome',
      labelNames: ['format', 'outcome'],
      registers: [metrics.registry],
    });
    for (const format of FORMATS) for (const outcome of OUTCOMES) this.requests.inc({ format, outcome }, 0);
  }

  /** Throws errors of the token, the limit, the input and `service-unavailable`. */
  async submit(request: DeviceRequest, address: string): Promise<void> {
    try {
      this.count(request.app, await this.store(request, address));
    } catch (error) {
      this.count(request.app, failedOutcome(error));
      throw error;
    }
  }

  /** Counts a request with broken JSON or a body that is too large. */
  countUnreadable(): void {
    this.count('unknown', 'invalid');
  }

  private async store({ app, token, readPosition }: DeviceRequest, address: string): Promise<Outcome> {
    const { deviceId, userId } = await this.tokens.identify(token, address);
    await this.consumeLimit(deviceId);
    const position = readPosition();
    if (position === null) return 'ignored';
    const now = Date.now();
    const { latitude, longitude, at = now, accuracy = 0, batteryPercent } = position;
    if (at < now - LATE_MS) return 'late';
    // iPhones send a negative one for a place that they do not know
    if (accuracy < 0 || accuracy > ERROR_RADIUS_MAX_METRES) return 'inaccurate';
    const outcome = this.offline.has(userId)
      ? 'offline'
      : await this.positions.store({
          userId,
          latitude,
          longitude,
          at: Math.round(at),
          isFromDevice: true,
        });
    if (outcome === 'offline') this.offline.set(userId, true);
    // While a device is seen, the web app does not send positions itself. So do not record a
    // sighting for a dropped one.
    if (outcome !== 'outdated')
      this.sightings.add({ deviceId, app, seenAt: now, batteryPercent: toPercent(batteryPercent) });
    return outcome;
  }

  /**
   * Apps send the positions of a buffer one after another, and after a rejection pause for seconds
   * or discard the position. So one request per device waits; further ones are rejected.
   */
  private async consumeLimit(deviceId: number): Promise<void> {
    if (this.limit.tryConsume(deviceId)) return;
    if (this.waiting.has(deviceId)) throw limitHit('device-positions', 1);
    this.waiting.add(deviceId);
    do {
      await new Promise((resolve) => setTimeout(resolve, Math.ceil(this.limit.remainingMs)));
    } while (!this.limit.tryConsume(deviceId)); // a busy process may run timers too early
    this.waiting.delete(deviceId);
  }

  private count(format: Format, outcome: Outcome): void {
    this.requests.inc({ format, outcome });
  }
}

/** Null for a battery that an app does not know. */
function toPercent(level = Number.NaN): number | null {
  return BatteryPercent.safeParse(Math.round(level)).data ?? null;
}

const BY_STATUS: ReadonlyMap<number, Outcome> = new Map([
  [400, 'invalid'],
  [401, 'rejected'],
  [415, 'invalid'],
  [429, 'limited'],
]);

function failedOutcome(error: unknown): Outcome {
  if (!(error instanceof DomainError)) return 'unavailable';
  // An app may send the token in a field of another name.
  if (error.code === 'token-missing') return 'invalid';
  return BY_STATUS.get(error.status) ?? 'unavailable';
}
