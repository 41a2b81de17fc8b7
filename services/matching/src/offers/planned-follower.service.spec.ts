import { Test } from '@nestjs/testing';
import { Broadcasts } from '@rotadas/service-kit/nats/broadcasts';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { PlannedMirror } from './domain/planned-mirror.js';
import { PlannedFollower } from './planned-follower.service.js';

describe('PlannedFollower', () => {
  it('reads all planned offers again if the connection was lost during a read', async () => {
    let reconnect: () => void = () => undefined;
    let isFirst = true;
    const mirrored: number[] = [];
    const readPage = () => {
      if (!isFirst) return Promise.resolve({ providers: [{ id: 7 }], nextAfterId: null });
      isFirst = false;
      reconnect();
      return Promise.resolve({ providers: [], nextAfterId: null });
    };
    const broadcasts = {
      onReconnect: (listener: () => void) => (reconnect = listener),
      follow: () => Promise.resolve(),
    };
    const mirror = {
      planners: () => mirrored,
      put: (userId: number) => void mirrored.push(userId),
      expire: () => undefined,
    };
    const module = await Test.createTestingModule({
      providers: [
        PlannedFollower,
        { provide: Broadcasts, useValue: broadcasts },
        { provide: RpcClient, useValue: { call: readPage } },
        { provide: PlannedMirror, useValue: mirror },
      ],
    }).compile();
    const follower = module.get(PlannedFollower);
    follower.onApplicationBootstrap();
    await follower.ready();
    follower.beforeApplicationShutdown();
    expect(mirrored).toEqual([7]);
  });
});
