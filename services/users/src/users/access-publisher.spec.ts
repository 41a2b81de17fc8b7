import { Test } from '@nestjs/testing';
import { ACCESS_CHANGED } from '@rotadas/contracts/users/access-change';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { AccessPublisher } from './access-publisher.js';
import { AccessChangeStore } from './store/access-change.store.js';

it('reports on each connection to NATS that changes may have been missed', async () => {
  const published: unknown[] = [];
  let connect: (isFirst: boolean) => void = () => undefined;
  const nats = {
    onConnect: (listener) => void (connect = listener),
    publish: (...message) => void published.push(message),
  } satisfies Pick<NatsPublisher, 'onConnect' | 'publish'>;
  const ended = Promise.withResolvers<undefined>();
  const changes = {
    follow: () => ended.promise,
    stop: async () => ended.resolve(undefined),
  } satisfies Pick<AccessChangeStore, keyof AccessChangeStore>;
  const module = await Test.createTestingModule({
    providers: [
      AccessPublisher,
      { provide: AccessChangeStore, useValue: changes },
      { provide: NatsPublisher, useValue: nats },
    ],
  }).compile();
  await module.init();
  connect(true);
  connect(false);
  await module.close();
  const missed = [ACCESS_CHANGED, { kind: 'missed' }];
  expect(published).toEqual([missed, missed]);
});
