import { randomUUID } from 'node:crypto';
import { Test } from '@nestjs/testing';
import { dependencyUnavailable } from '@rotadas/service-kit/errors/dependency';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { OPERATIONS_SAMPLE } from '@rotadas/contracts/operations/instance-sample';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { anInstanceSample } from '@rotadas/service-kit/testing/an-instance-sample';
import { InMemoryNatsSubscriber } from '@rotadas/service-kit/testing/in-memory-nats-subscriber';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { OperationsService } from './operations.service.js';
import { ProductStatusService } from './product-status.service.js';

const ALL_SERVICES = {
  agreements: true,
  users: true,
  providers: true,
  matching: true,
  notifications: true,
  reports: true,
};

describe('ProductStatusService', () => {
  const subscriber = new InMemoryNatsSubscriber();
  let rpc: InMemoryRpcClient;
  let operations: OperationsService;
  let status: ProductStatusService;
  beforeEach(async () => {
    rpc = new InMemoryRpcClient();
    for (const each of Object.values(healthRpc)) rpc.handle(each, () => ({ checks: { mongodb: true } }));
    const metrics = new Metrics();
    metrics.addPing('redis', () => Promise.resolve());
    const module = await Test.createTestingModule({
      providers: [
        ProductStatusService,
        OperationsService,
        { provide: NatsSubscriber, useValue: subscriber },
        { provide: RpcClient, useValue: rpc },
        { provide: Metrics, useValue: metrics },
      ],
    }).compile();
    operations = module.get(OperationsService);
    operations.onApplicationBootstrap();
    status = module.get(ProductStatusService);
  });
  afterEach(() => operations.onApplicationShutdown());

  it('is complete if all services respond and reach their servers, with all instances', async () => {
    const sample = anInstanceSample({
      instanceId: randomUUID(),
      service: 'users',
      reachableServers: { mongodb: true },
    });
    subscriber.receive(OPERATIONS_SAMPLE, sample);
    const { instanceId, service, reachableServers } = sample;
    expect(await status.check()).toEqual({
      isComplete: true,
      services: ALL_SERVICES,
      servers: { redis: true, mongodb: true },
      instances: [expect.objectContaining({ instanceId, service, reachableServers, isUnavailable: false })],
    });
  });

  it('names a service that does not respond', async () => {
    rpc.handle(healthRpc.matching, () => {
      throw dependencyUnavailable('matching', new Error('no responders'));
    });
    expect(await status.check()).toMatchObject({
      isComplete: false,
      services: { ...ALL_SERVICES, matching: false },
      servers: { mongodb: true },
    });
  });

  it('names a server that one service cannot reach', async () => {
    rpc.handle(healthRpc.users, () => ({ checks: { mongodb: false, nats: true } }));
    expect(await status.check()).toMatchObject({
      isComplete: false,
      services: ALL_SERVICES,
      servers: { redis: true, mongodb: false, nats: true },
    });
  });
});
