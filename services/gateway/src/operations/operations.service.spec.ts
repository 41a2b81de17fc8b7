import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { type InstanceSample, OPERATIONS_SAMPLE } from '@rotadas/contracts/operations/instance-sample';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { anInstanceSample } from '@rotadas/service-kit/testing/an-instance-sample';
import { InMemoryNatsSubscriber } from '@rotadas/service-kit/testing/in-memory-nats-subscriber';
import { OperationsService } from './operations.service.js';

const HOUR = 3_600_000;

describe('OperationsService', () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const subscriber = new InMemoryNatsSubscriber();
  let operations: OperationsService;
  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const module = await Test.createTestingModule({
      providers: [OperationsService, { provide: NatsSubscriber, useValue: subscriber }],
    }).compile();
    operations = module.get(OperationsService);
    operations.onApplicationBootstrap();
  });
  afterEach(() => {
    operations.onApplicationShutdown();
    jest.useRealTimers();
  });

  const publish = (sample: Partial<InstanceSample>) =>
    subscriber.receive(OPERATIONS_SAMPLE, anInstanceSample(sample));
  const instances = () => operations.view().instances;

  it('lists instances by service, each with its last state', () => {
    publish({ instanceId: one, service: 'users', heapShare: 0.1 });
    publish({ instanceId: other, service: 'gateway' });
    publish({ instanceId: one, service: 'users', heapShare: 0.3 });
    expect(instances()).toMatchObject([
      { instanceId: other, service: 'gateway', isUnavailable: false },
      { instanceId: one, service: 'users', heapShare: 0.3, lastSeenAt: Date.now(), isUnavailable: false },
    ]);
    expect(instances()[0]).not.toHaveProperty('figures');
  });

  it('marks an instance as unavailable after 15 s of silence, for an hour', () => {
    publish({ instanceId: one });
    jest.advanceTimersByTime(14_999);
    expect(instances()).toMatchObject([{ isUnavailable: false }]);
    jest.advanceTimersByTime(1);
    expect(instances()).toMatchObject([{ isUnavailable: true }]);
    jest.advanceTimersByTime(HOUR - 15_001);
    expect(instances()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(instances()).toEqual([]);
    publish({ instanceId: one });
    expect(instances()).toMatchObject([{ isUnavailable: false }]);
  });

  it('removes an instance that shuts down', () => {
    publish({ instanceId: one });
    publish({ instanceId: one, isLast: true });
    expect(instances()).toEqual([]);
  });

  it('keeps at most 500 instances', () => {
    for (let count = 0; count < 510; count += 1) publish({ instanceId: randomUUID() });
    expect(instances()).toHaveLength(500);
  });

  it('adds a point every 5 s from recent samples', () => {
    publish({ instanceId: one, figures: { viewers: 3 } });
    publish({ instanceId: other, figures: { viewers: 4 } });
    jest.advanceTimersByTime(5_000);
    publish({ instanceId: other, figures: { viewers: 5 } });
    jest.advanceTimersByTime(10_000);
    expect(operations.view().figures.viewers).toEqual([7, 5, null]);
  });
});
