import { jest } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { liveRpc } from '@rotadas/contracts/live/live.rpc';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { InMemoryNatsSubscriber } from '@rotadas/service-kit/testing/in-memory-nats-subscriber';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { aVersionedProvider } from '../../../test/support/builders.js';
import { ANKARA_VIEW } from '../../../test/support/live-client.js';
import { DEFAULT_TIME_LIMITS, TIME_LIMITS } from '../../time-limits.js';
import { ProviderMirror } from '../mirror/provider-mirror.js';
import { CellSubscriptions } from './cell-subscriptions.js';

describe('CellSubscriptions', () => {
  let feeds: CellSubscriptions;
  let mirror: ProviderMirror;
  let snapshot = Promise.withResolvers<undefined>();
  beforeEach(async () => {
    snapshot = Promise.withResolvers();
    const rpc = new InMemoryRpcClient();
    rpc.handle(liveRpc.snapshot, async () => {
      await snapshot.promise;
      return { providers: [aVersionedProvider()], cursor: null };
    });
    const module = await Test.createTestingModule({
      providers: [
        ...[CellSubscriptions, Metrics],
        ProviderMirror,
        { provide: NatsSubscriber, useValue: new InMemoryNatsSubscriber() },
        { provide: RpcClient, useValue: rpc },
        { provide: TIME_LIMITS, useValue: DEFAULT_TIME_LIMITS },
      ],
    }).compile();
    [feeds, mirror] = [module.get(CellSubscriptions), module.get(ProviderMirror)];
    jest.useFakeTimers();
    await feeds.onApplicationBootstrap();
  });
  afterEach(() => {
    feeds.beforeApplicationShutdown();
    jest.useRealTimers();
  });

  it.each([
    ['an area', ANKARA_VIEW.bbox],
    ['everywhere', null],
  ])('mirrors %s for a query until its snapshot arrives', async (_what, area) => {
    const used = feeds.synchronize(area);
    await jest.advanceTimersByTimeAsync(3 * DEFAULT_TIME_LIMITS.idleCellMs);
    snapshot.resolve(undefined);
    await used;
    expect(mirror.size).toBe(1);
  });

  it('rejects a query whose snapshot is missing at shutdown', async () => {
    const used = feeds.synchronize(ANKARA_VIEW.bbox);
    feeds.beforeApplicationShutdown();
    snapshot.resolve(undefined);
    await expect(used).rejects.toMatchObject({ code: 'service-unavailable' });
  });
});
