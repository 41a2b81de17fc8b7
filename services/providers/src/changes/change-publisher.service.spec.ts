import { CellChange, Pulse } from '@rotadas/contracts/live/cell-change';
import { LIVE_PULSE, liveSubject } from '@rotadas/contracts/live/live.subjects';
import { Test } from '@nestjs/testing';
import { CorePublisher } from '@rotadas/service-kit/nats/core-publisher';
import { InMemoryCorePublisher } from '../../test/support/in-memory/in-memory-core-publisher.js';
import { ChangePublisher } from './change-publisher.service.js';

describe('ChangePublisher', () => {
  let nats: InMemoryCorePublisher;
  let publisher: ChangePublisher;

  beforeEach(async () => {
    nats = new InMemoryCorePublisher();
    const module = await Test.createTestingModule({
      providers: [ChangePublisher, { provide: CorePublisher, useValue: nats }],
    }).compile();
    publisher = module.get(ChangePublisher);
    publisher.onModuleInit();
  });

  const publish = (cell: CellChange['cell']) =>
    publisher.publish({ cell, markers: [], moves: [], arrivedAt: null, left: [] });
  const changes = () =>
    nats.published
      .filter(({ subject }) => subject !== LIVE_PULSE)
      .map(({ message }) => CellChange.parse(message));

  it('numbers the messages of each cell from 1 on, under one id', () => {
    for (const cell of ['1:1', '1:2', '1:1'] as const) publish(cell);
    expect(nats.published.map(({ subject }) => subject)).toEqual(['1:1', '1:2', '1:1'].map(liveSubject));
    expect(changes().map(({ seq }) => seq)).toEqual([1, 1, 2]);
    expect(new Set(changes().map((change) => change.publisher)).size).toBe(1);
  });

  it('takes a new id on a reconnection, says so, and numbers from 1 again', () => {
    publish('1:1');
    nats.connect(true);
    publish('1:1');
    nats.connect(false);
    publish('1:1');
    expect(changes().map(({ seq }) => seq)).toEqual([1, 2, 1]);
    const [first, second, third] = changes().map((change) => change.publisher);
    expect([second === first, third === first]).toEqual([true, false]);
    const pulses = nats.published.filter(({ subject }) => subject === LIVE_PULSE);
    expect(pulses.map(({ message }) => Pulse.parse(message))).toEqual([{ publisher: third, last: false }]);
  });
});
