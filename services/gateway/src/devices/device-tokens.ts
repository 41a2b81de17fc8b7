import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type DeviceOwner, DeviceToken } from '@rotadas/contracts/devices/device';
import { devicesRpc } from '@rotadas/contracts/devices/devices.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { ACCESS_CHANGED, AccessChange } from '@rotadas/contracts/users/access-change';
import { SetMultimap } from '@rotadas/service-kit/collections/set-multimap';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { LocalAddressRateLimit } from '../limits/local-address-rate-limit.js';
import { hashDeviceToken } from './device-token.js';

/** About 300 bytes each. */
const KNOWN_MAX = 150_000;

/** ID tokens are valid for the same time; it limits the harm of a missed change. */
const KNOWN_MS = 3_600_000;

const UNKNOWN_MAX = 10_000;

const UNKNOWN_MS = 10_000;

/** Limit of wrong tokens and pending look-ups of one IP address. */
const GUESSES_PER_MINUTE = 150;

/** Caches the devices of tokens by their hashes, until the access of their owner changes. */
@Injectable()
export class DeviceTokens implements OnApplicationBootstrap {
  private readonly known = new LRUCache<string, DeviceOwner>({
    max: KNOWN_MAX,
    ttl: KNOWN_MS,
    perf: Date,
    disposeAfter: ({ userId }, hash) => this.hashes.delete(userId, hash),
  });
  private readonly hashes = new SetMultimap<number, string>();
  private readonly unknown = new LRUCache<string, true>({ max: UNKNOWN_MAX, ttl: UNKNOWN_MS, perf: Date });
  private readonly pending = new Map<string, Promise<DeviceOwner>>();
  private readonly guesses = new LocalAddressRateLimit('device-tokens', GUESSES_PER_MINUTE);
  /** Results requested under an older generation are not cached. */
  private generation = 0;

  constructor(
    @Inject(RpcClient) private readonly rpc: Pick<RpcClient, 'call'>,
    @Inject(NatsSubscriber) private readonly subscriber: Pick<NatsSubscriber, 'onReconnect' | 'subscribe'>,
  ) {}

  onApplicationBootstrap(): void {
    this.subscriber.onReconnect(() => this.forgetAll());
    void this.subscriber
      .subscribe(ACCESS_CHANGED, AccessChange, (change) => {
        if (change.kind === 'missed') this.forgetAll();
        else this.forget(change.userId);
      })
      .then(() => this.forgetAll());
  }

  /** Throws `token-missing`, `token-invalid`, `rate-limited` or `service-unavailable`. */
  async identify(token: string | undefined, address: string): Promise<DeviceOwner> {
    if (token === undefined) throw new DomainError('token-missing');
    if (!DeviceToken.safeParse(token).success) throw new DomainError('token-invalid');
    const hash = hashDeviceToken(token);
    const known = this.known.get(hash);
    if (known) return known;
    if (this.unknown.has(hash)) throw new DomainError('token-invalid');
    return this.pending.get(hash) ?? this.lookUp(hash, address);
  }

  private lookUp(hash: string, address: string): Promise<DeviceOwner> {
    this.guesses.consume(address);
    const result = this.request(hash)
      .then((device) => {
        this.guesses.refund(address);
        return device;
      })
      .catch((error: unknown) => {
        if (!(error instanceof DomainError) || error.code !== 'device-unknown') throw error;
        this.unknown.set(hash, true);
        throw new DomainError('token-invalid');
      })
      .finally(() => this.pending.delete(hash));
    this.pending.set(hash, result);
    return result;
  }

  private async request(hash: string): Promise<DeviceOwner> {
    const { generation } = this;
    const device = await this.rpc.call(devicesRpc.identify, { tokenHash: hash });
    if (generation === this.generation) {
      this.known.set(hash, device);
      this.hashes.add(device.userId, hash);
    }
    return device;
  }

  private forget(userId: number): void {
    this.discardPending();
    for (const hash of [...this.hashes.get(userId)]) this.known.delete(hash);
  }

  private forgetAll(): void {
    this.discardPending();
    this.known.clear();
  }

  /** Results of pending requests may be outdated: later callers request again. */
  private discardPending(): void {
    this.generation += 1;
    this.pending.clear();
  }
}
