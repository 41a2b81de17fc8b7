import { randomUUID } from 'node:crypto';
import { Controller, type Type } from '@nestjs/common';
import { toCell } from '@rotadas/contracts/live/cell';
import type { CellChange, VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { liveRpc } from '@rotadas/contracts/live/live.rpc';
import { coarseLiveSubject, LIVE_HEARTBEAT } from '@rotadas/contracts/live/live.subjects';
import type { PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { RequestOf } from '@rotadas/contracts/protocol/rpc';
import { CorePublisher } from '@rotadas/service-kit/nats/core-publisher';
import { HandleRpc } from '@rotadas/service-kit/nats/handle-rpc';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';
import { setting } from '@rotadas/test-kit/setting';

/** Replaces the providers service: serves snapshots and planned offers, and publishes changes. */
export class OnlineStandIn {
  private readonly online = new Map<number, VersionedProvider>();
  private readonly sequences = new Map<string, number>();
  private publisherId = randomUUID();
  private version = 1;
  private planned: readonly PlannedProvider[] = [];

  private constructor(
    private readonly publisher: CorePublisher,
    private readonly cleanups: (() => Promise<void>)[],
  ) {}

  static async start(nats = setting('NATS_URL')): Promise<OnlineStandIn> {
    const peer = await startPeer('online-stand-in', nats);
    const cleanups: (() => Promise<void>)[] = [];
    const standIn = new OnlineStandIn(peer.get(CorePublisher), cleanups);
    const service = await startStandIn(
      'providers',
      nats,
      createController(
        () => [...standIn.online.values()],
        () => standIn.planned,
      ),
    );
    cleanups.push(
      () => service.stop(),
      () => peer.close(),
    );
    return standIn;
  }

  /** Brings a provider online, or changes its offer. */
  put(provider: ActiveProvider): void {
    const versioned = this.versioned(provider);
    this.publish({ cell: toCell(provider), markers: [versioned], moves: [], left: [] });
  }

  move(id: number, latitude: number, longitude: number): void {
    const known = this.online.get(id);
    if (!known) throw new Error(`${id} is not online`);
    const [left, { at, version }] = [toCell(known), this.versioned({ ...known, latitude, longitude })];
    const cell = toCell({ latitude, longitude });
    this.publish({ cell, markers: [], moves: [{ id, latitude, longitude, at, version }], left: [] });
    if (left !== cell)
      this.publish({ cell: left, markers: [], moves: [], left: [{ id, version, to: cell }] });
  }

  leave(id: number): void {
    const known = this.online.get(id);
    if (!known) return;
    this.online.delete(id);
    this.version += 1;
    const left = [{ id, version: this.version, to: null }];
    this.publish({ cell: toCell(known), markers: [], moves: [], left });
  }

  /** Replaces the online providers without an event, as after a loss of Redis. */
  reset(providers: readonly ActiveProvider[]): void {
    this.online.clear();
    for (const provider of providers) this.versioned(provider);
    this.publisherId = randomUUID();
    this.sequences.clear();
    this.publisher.publish(LIVE_HEARTBEAT, { publisher: this.publisherId, last: false });
  }

  /** Replaces all planned offers and publishes an event for each affected provider. */
  plan(planned: readonly PlannedProvider[]): void {
    const planners = new Set([...this.planned, ...planned].map(({ id }) => id));
    this.planned = planned;
    for (const userId of planners) {
      const payload = { userId, offerId: 1, departsAt: 1, at: 1 };
      this.publisher.publish(providersEvents.offerPlanned.subject, { id: randomUUID(), at: 1, payload });
    }
  }

  async stop(): Promise<void> {
    for (const cleanup of this.cleanups) await cleanup();
  }

  private versioned(provider: ActiveProvider): VersionedProvider {
    this.version += 1;
    const versioned = { ...provider, version: this.version };
    this.online.set(provider.id, versioned);
    return versioned;
  }

  private publish(change: Omit<CellChange, 'publisher' | 'seq' | 'arrivedAt'>): void {
    const seq = (this.sequences.get(change.cell) ?? 0) + 1;
    this.sequences.set(change.cell, seq);
    this.publisher.publish(coarseLiveSubject(change.cell), {
      ...change,
      publisher: this.publisherId,
      seq,
      arrivedAt: null,
    });
  }
}

function createController(
  online: () => VersionedProvider[],
  planned: () => readonly PlannedProvider[],
): Type<unknown> {
  @Controller()
  class ProvidersController {
    @HandleRpc(liveRpc.snapshot)
    page() {
      return { providers: online(), cursor: null };
    }

    @HandleRpc(providersRpc.planned)
    planned(request: RequestOf<typeof providersRpc.planned>) {
      const providers = planned().filter(({ id }) => !('userId' in request) || request.userId === id);
      return { providers, nextAfterId: null };
    }
  }
  return ProvidersController;
}
