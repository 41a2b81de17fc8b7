import { Test } from '@nestjs/testing';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { InMemoryNatsSubscriber } from '@rotadas/service-kit/testing/in-memory-nats-subscriber';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { PlannedMirror } from './planned-mirror.js';
import { PlannedFollower } from './planned-follower.js';

describe('PlannedFollower', () => {
  it('reads all planned offers again if the connection was lost during a read', async () => {
    const [rpc, subscriber] = [new InMemoryRpcClient(), new InMemoryNatsSubscriber()];
    const planned = { ...anActiveProvider({ id: 7 }), offerId: 1, departsAt: 2_000 };
    const pages = [[], [planned]];
    rpc.handle(providersRpc.listPlanned, () => {
      if (pages.length === 2) subscriber.reconnect();
      return { providers: pages.shift() ?? [], nextAfterId: null };
    });
    const mirrored: number[] = [];
    const put = (userId: number) => void mirrored.push(userId);
    const module = await Test.createTestingModule({
      providers: [
        PlannedFollower,
        { provide: NatsSubscriber, useValue: subscriber },
        { provide: RpcClient, useValue: rpc },
        { provide: PlannedMirror, useValue: { userIds: () => mirrored, put } },
      ],
    }).compile();
    const follower = module.get(PlannedFollower);
    follower.onApplicationBootstrap();
    await follower.ready();
    follower.beforeApplicationShutdown();
    expect(mirrored).toEqual([7]);
  });
});
