import { Test } from '@nestjs/testing';
import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { CorePublisher } from '@rotadas/service-kit/nats/core-publisher';
import { AccessPublisher } from './access-publisher.service.js';
import { AccessChangeStore } from './store/access-change.store.js';

class InMemoryAccessChanges implements Pick<AccessChangeStore, keyof AccessChangeStore> {
  receive: (change: AccessChange) => void = () => undefined;
  private readonly ended = Promise.withResolvers<undefined>();

  async follow(receive: (change: AccessChange) => void): Promise<void> {
    this.receive = receive;
    await this.ended.promise;
  }

  async stop(): Promise<void> {
    this.ended.resolve(undefined);
  }
}

class InMemoryPublisher implements Pick<CorePublisher, 'onConnect' | 'publish'> {
  readonly published: unknown[] = [];
  connect: () => void = () => undefined;

  onConnect(listener: (isFirst: boolean) => void): void {
    this.connect = () => listener(true);
  }

  publish(subject: string, message: object): void {
    this.published.push([subject, message]);
  }
}

describe('AccessPublisher', () => {
  let changes: InMemoryAccessChanges;
  let nats: InMemoryPublisher;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    changes = new InMemoryAccessChanges();
    nats = new InMemoryPublisher();
    const module = await Test.createTestingModule({
      providers: [
        AccessPublisher,
        { provide: AccessChangeStore, useValue: changes },
        { provide: CorePublisher, useValue: nats },
      ],
    }).compile();
    await module.init();
    stop = () => module.close();
  });
  afterEach(() => stop());

  it('reports on each connection to NATS that changes may have been missed', () => {
    nats.connect();
    nats.connect();
    const missed = [ACCESS_CHANGED, { kind: 'missed' }];
    expect(nats.published).toEqual([missed, missed]);
  });

  it('publishes each change', () => {
    changes.receive({ kind: 'changed', userId: 7 });
    changes.receive({ kind: 'gone', userId: 8 });
    expect(nats.published).toEqual([
      [ACCESS_CHANGED, { kind: 'changed', userId: 7 }],
      [ACCESS_CHANGED, { kind: 'gone', userId: 8 }],
    ]);
  });
});
