import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { toCell } from '@rotadas/contracts/live/cell';
import type { CellChange, VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { liveRpc } from '@rotadas/contracts/live/live.rpc';
import { sampledLiveSubject, LIVE_HEARTBEAT } from '@rotadas/contracts/live/live.subjects';
import type { PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { RequestOf } from '@rotadas/contracts/protocol/rpc';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { HandleRpc } from '@rotadas/service-kit/nats/handle-rpc';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';
import { requireEnv } from '@rotadas/test-kit/require-env';

export type OnlineStandIn = Awaited<ReturnType<typeof startOnlineStandIn>>;

/** Replaces the providers service: serves snapshots and planned offers, and publishes changes. */
export async function startOnlineStandIn() {
  const online = new Map<number, VersionedProvider>();
  const sequences = new Map<string, number>();
  let publisherId = randomUUID();
  let version = 1;
  let planned: readonly PlannedProvider[] = [];

  @Controller()
  class ProvidersController {
    @HandleRpc(liveRpc.snapshot)
    readPage() {
      return { providers: [...online.values()], cursor: null };
    }

    @HandleRpc(providersRpc.listPlanned)
    listPlanned(request: RequestOf<typeof providersRpc.listPlanned>) {
      const providers = planned.filter(({ id }) => !('userId' in request) || request.userId === id);
      return { providers, nextAfterId: null };
    }
  }

  const nats = requireEnv('NATS_URL');
  const peer = await startPeer('online-stand-in', nats);
  const publisher = peer.get(NatsPublisher);
  const service = await startStandIn('providers', nats, ProvidersController);

  const store = (provider: ActiveProvider): VersionedProvider => {
    version += 1;
    const versioned = { ...provider, version };
    online.set(provider.id, versioned);
    return versioned;
  };
  const publish = (change: Pick<CellChange, 'cell'> & Partial<CellChange>) => {
    const seq = (sequences.get(change.cell) ?? 0) + 1;
    sequences.set(change.cell, seq);
    const nothing = { markers: [], moves: [], exits: [], arrivedAt: null };
    publisher.publish(sampledLiveSubject(change.cell), {
      ...nothing,
      ...change,
      publisher: publisherId,
      seq,
    });
  };
  const find = (id: number): VersionedProvider => {
    const known = online.get(id);
    if (!known) throw new Error(`${id} is not online`);
    return known;
  };

  return {
    /** Brings a provider online, or changes its offer. */
    put(provider: ActiveProvider): void {
      publish({ cell: toCell(provider), markers: [store(provider)] });
    },

    move(id: number, latitude: number, longitude: number): void {
      const known = find(id);
      const { at, version: moved } = store({ ...known, latitude, longitude });
      const [left, cell] = [toCell(known), toCell({ latitude, longitude })];
      publish({ cell, moves: [{ id, latitude, longitude, at, version: moved }] });
      if (left !== cell) publish({ cell: left, exits: [{ id, version: moved, to: cell }] });
    },

    leave(id: number): void {
      const cell = toCell(find(id));
      online.delete(id);
      version += 1;
      publish({ cell, exits: [{ id, version, to: null }] });
    },

    /** Replaces the online providers without an event, as after a loss of Redis. */
    reset(providers: readonly ActiveProvider[]): void {
      online.clear();
      for (const provider of providers) store(provider);
      publisherId = randomUUID();
      sequences.clear();
      publisher.publish(LIVE_HEARTBEAT, { publisher: publisherId, isLast: false });
    },

    /** Replaces all planned offers and publishes an event for each affected provider. */
    plan(next: readonly PlannedProvider[]): void {
      const owners = new Set([...planned, ...next].map(({ id }) => id));
      planned = next;
      for (const userId of owners) {
        const payload = { userId, offerId: 1, departsAt: 1, at: 1 };
        publisher.publish(providersEvents.offerPlanned.subject, { id: randomUUID(), at: 1, payload });
      }
    },

    async stop(): Promise<void> {
      await service.stop();
      await peer.close();
    },
  };
}
