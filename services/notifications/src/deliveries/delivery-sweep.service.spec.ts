import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { eventually } from '@rotadas/test-kit/eventually';
import { aNotification } from '../../test/support/a-notification.js';
import { InMemoryNotificationStore } from '../../test/support/in-memory-notification-store.js';
import { NotificationStore } from '../inbox/store/notification.store.js';
import { DeliverySweep } from './delivery-sweep.service.js';
import { DeliveryQueues } from './store/delivery-queues.js';

describe('DeliverySweep', () => {
  let store: InMemoryNotificationStore;
  let sweep: DeliverySweep;
  let jobs: unknown[];

  beforeEach(async () => {
    [store, jobs] = [new InMemoryNotificationStore(), []];
    const queues = {
      add: async (added) => void jobs.push(...added),
    } satisfies Pick<DeliveryQueues, 'add'>;
    const module = await Test.createTestingModule({
      providers: [
        DeliverySweep,
        { provide: NotificationStore, useValue: store },
        { provide: DeliveryQueues, useValue: queues },
      ],
    }).compile();
    sweep = module.get(DeliverySweep);
    const deliveries = [
      { id: 'due', checkAt: 0 },
      { id: 'held', checkAt: Date.now() + 60_000 },
      { id: 'given-up', checkAt: null },
    ];
    await store.add(aNotification(7, 1, { deliveries }));
  });
  afterEach(async () => {
    await sweep.beforeApplicationShutdown();
    jest.restoreAllMocks();
  });

  const unreadable = new Error('a notification is unreadable');
  it.each([
    { what: 'an outage', failure: new DomainError('dependency-away'), logged: [] },
    { what: 'another failure', failure: unreadable, logged: [{ err: unreadable }] },
  ])('adds the jobs of due deliveries, also after $what', async ({ failure, logged }) => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    jest.spyOn(store, 'findDue').mockRejectedValueOnce(failure);
    sweep.onApplicationBootstrap();
    await eventually('the job is added', async () => jobs.length > 0);
    expect(jobs).toEqual([{ notificationId: 1, deliveryId: 'due' }]);
    expect(warn.mock.calls.map(([line]) => line)).toEqual(logged);
  });
});
