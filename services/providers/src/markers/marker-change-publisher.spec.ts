import { jest } from '@jest/globals';
import { toCell } from '@rotadas/contracts/live/cell';
import { CellChange, type CellMove, Heartbeat } from '@rotadas/contracts/live/cell-change';
import {
  CELL_IDLE_MS,
  sampledLiveSubject,
  LIVE_HEARTBEAT,
  liveSubject,
} from '@rotadas/contracts/live/live.subjects';
import { ANKARA, KONYA } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory, USER_ID } from '../../test/support/providers-in-memory.js';
import { MarkerChangePublisher } from './marker-change-publisher.js';

const [HERE, THERE] = [toCell(ANKARA), toCell(KONYA)];

describe('MarkerChangePublisher', () => {
  const service = useProvidersInMemory();
  let publisher: MarkerChangePublisher;
  const userId = USER_ID;

  beforeEach(async () => {
    publisher = service.get(MarkerChangePublisher);
    await service.goOnline(userId);
    service.nats.published.length = 0;
    jest.useFakeTimers();
    publisher.onModuleInit();
    publisher.onApplicationBootstrap();
  });
  afterEach(async () => {
    await publisher.onApplicationShutdown();
    jest.useRealTimers();
  });

  const move = (to: CellMove, cell = HERE, previousCell = cell, arrivedAt = 4_000) =>
    publisher.addMove({ cell, previousCell, previousAt: 0, arrivedAt }, to);
  const aMove = (version: number) => ({ id: userId, ...ANKARA, at: 1_000, version });
  const publishedOn = (getSubject: (cell: string) => string) =>
    service.nats.published
      .filter(({ subject }) => subject.startsWith(getSubject('')))
      .map(({ subject, message }) => ({ subject, ...CellChange.parse(message) }));
  const published = () => publishedOn(liveSubject);
  /** Publisher ID and number of the next message. */
  const nextNumber = async () => {
    service.nats.published.length = 0;
    move(aMove(5));
    await jest.advanceTimersByTimeAsync(200);
    return published().map(({ publisher, seq }) => ({ publisher, seq }))[0];
  };
  const heartbeats = () =>
    service.nats.published
      .filter(({ subject }) => subject === LIVE_HEARTBEAT)
      .map(({ message }) => Heartbeat.parse(message));

  it('batches moves within a cell for 200 ms', async () => {
    move(aMove(5));
    move(aMove(6), HERE, HERE, 5_000);
    await jest.advanceTimersByTimeAsync(199);
    expect(published()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(published()).toMatchObject([
      { subject: liveSubject(HERE), moves: [aMove(6)], markers: [], exits: [], arrivedAt: 4_000 },
    ]);
    expect(publishedOn(sampledLiveSubject)).toEqual([]);
  });

  it('publishes the latest move of a batch on the sampled subject', async () => {
    const origin = { cell: HERE, previousCell: HERE, previousAt: null, arrivedAt: 4_000 };
    publisher.addMove(origin, aMove(5));
    publisher.addMove({ ...origin, previousAt: 1_000 }, aMove(6));
    await jest.advanceTimersByTimeAsync(200);
    expect(publishedOn(sampledLiveSubject)).toMatchObject([{ seq: 2, moves: [aMove(6)] }]);
  });

  it('publishes a move to another cell as a whole marker, and an exit for the former cell', async () => {
    move(aMove(5), HERE, THERE);
    await jest.advanceTimersByTimeAsync(200);
    expect(published()).toMatchObject([
      { cell: THERE, exits: [{ id: userId, version: 5, to: HERE }], markers: [] },
      { cell: HERE, markers: [{ id: userId, ...ANKARA }], exits: [], moves: [] },
    ]);
  });

  it('publishes a new or changed marker before it resolves', async () => {
    const publishing = publisher.publishMarker(userId, { cell: HERE, previousCell: null, version: 5 });
    await jest.advanceTimersByTimeAsync(2);
    await publishing;
    for (const getSubject of [liveSubject, sampledLiveSubject])
      expect(publishedOn(getSubject)).toMatchObject([{ cell: HERE, markers: [{ id: userId }], exits: [] }]);
  });

  it('publishes a removal before it resolves', async () => {
    const publishing = publisher.publishRemoval(userId, HERE, 5);
    await jest.advanceTimersByTimeAsync(2);
    await publishing;
    const exits = [{ id: userId, version: 5, to: null }];
    for (const getSubject of [liveSubject, sampledLiveSubject])
      expect(publishedOn(getSubject)).toMatchObject([{ cell: HERE, exits }]);
  });

  it('publishes markers with the next batch if Redis was unavailable for this one', async () => {
    const find = jest.spyOn(service.markers, 'findMany').mockRejectedValueOnce(UNAVAILABLE);
    const publishing = publisher.publishMarker(userId);
    await jest.advanceTimersByTimeAsync(2);
    await publishing;
    expect([published(), find.mock.calls.length]).toEqual([[], 1]);
    await jest.advanceTimersByTimeAsync(200);
    expect(published()).toMatchObject([{ markers: [{ id: userId }] }]);
  });

  it('publishes other cells if the changes of one cannot be published', async () => {
    const unpublishable = { ...aMove(5), latitude: Number.NaN };
    move(unpublishable);
    move(aMove(5), THERE);
    await jest.advanceTimersByTimeAsync(200);
    expect(published()).toMatchObject([{ cell: THERE }]);
    move(aMove(6));
    await jest.advanceTimersByTimeAsync(200);
    expect(published()).toMatchObject([
      { cell: THERE, seq: 1 },
      { cell: HERE, seq: 3 },
    ]); // 1 began the session
  });

  it('takes a new publisher id after a reconnect to NATS, announces it, and restarts the numbers', async () => {
    const before = await nextNumber();
    service.nats.connect(true);
    expect(await nextNumber()).toEqual({ publisher: before?.publisher, seq: 3 });
    service.nats.connect(false);
    const renewed = heartbeats().at(-1)?.publisher;
    expect(renewed).not.toBe(before?.publisher);
    expect(await nextNumber()).toEqual({ publisher: renewed, seq: 1 });
  });

  it('forgets the number of an idle cell, and keeps those of others', async () => {
    const nextNumbers = async () => {
      service.nats.published.length = 0;
      for (const cell of [HERE, THERE]) move(aMove(5), cell);
      await jest.advanceTimersByTimeAsync(200);
      return published().map(({ seq }) => seq);
    };
    expect(await nextNumbers()).toEqual([2, 1]); // 1 began the session
    for (let times = 0; times < 3; times += 1) {
      await jest.advanceTimersByTimeAsync(CELL_IDLE_MS);
      move(aMove(5), THERE);
    }
    await jest.advanceTimersByTimeAsync(200);
    expect(await nextNumbers()).toEqual([1, 5]);
  });

  it('takes a new publisher id if Redis may have lost its data', async () => {
    await jest.advanceTimersByTimeAsync(1_000);
    const before = heartbeats().at(-1);
    service.markers.restart();
    expect(heartbeats().at(-1)).toEqual({
      publisher: expect.not.stringMatching(before?.publisher ?? ''),
      isLast: false,
    });
  });

  it('publishes the last batch and a last heartbeat at shutdown', async () => {
    move(aMove(5));
    await publisher.onApplicationShutdown();
    expect(published()).toMatchObject([{ cell: HERE, moves: [aMove(5)] }]);
    expect(heartbeats().at(-1)).toMatchObject({ isLast: true });
  });

  it('publishes no last heartbeat if a batch in progress fails', async () => {
    const reading = Promise.withResolvers<never>();
    jest
      .spyOn(service.markers, 'findMany')
      .mockReturnValueOnce(reading.promise)
      .mockRejectedValueOnce(UNAVAILABLE);
    void publisher.publishMarker(userId);
    await jest.advanceTimersByTimeAsync(200);
    const shutdown = publisher.onApplicationShutdown();
    reading.reject(UNAVAILABLE);
    await shutdown;
    expect(heartbeats().filter(({ isLast }) => isLast)).toEqual([]);
  });

  it('publishes no last heartbeat if a marker could not be read', async () => {
    jest.spyOn(service.markers, 'findMany').mockRejectedValueOnce(UNAVAILABLE);
    void publisher.publishMarker(userId);
    await publisher.onApplicationShutdown();
    expect(heartbeats().filter(({ isLast }) => isLast)).toEqual([]);
  });
});
