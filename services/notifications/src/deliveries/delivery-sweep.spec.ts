import { Test } from '@nestjs/testing';
import { eventually } from '@rotadas/test-kit/eventually';
import { aNotification } from '../../test/support/a-notification.js';
import { InMemoryNotificationStore } from '../../test/support/in-memory-notification-store.js';
import { NotificationStore } from '../inbox/store/notification.store.js';
import { DeliverySweep } from './delivery-sweep.js';
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
    await store.add({ draft: aNotification(7, 1, { deliveries }) });
  });
  afterEach(() => sweep.beforeApplicationShutdown());

  it('adds the jobs of due deliveries', async () => {
    sweep.onApplicationBootstrap();
    await eventually('the job is added', async () => jobs.length > 0);
    expect(jobs).toEqual([{ notificationId: 1, deliveryId: 'due' }]);
  });
});
