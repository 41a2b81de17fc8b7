import { jest } from '@jest/globals';
import { toCell } from '@rotadas/contracts/live/cell';
import { CellChange, type CellMove, Heartbeat } from '@rotadas/contracts/live/cell-change';
import {
  CELL_IDLE_MS,
  coarseLiveSubject,
  LIVE_HEARTBEAT,
  liveSubject,
} from '@rotadas/contracts/live/live.subjects';
import { ANKARA, KONYA } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory, USER_ID } from '../../test/support/providers-in-memory.js';
import { ChangesService } from './changes.service.js';

const [HERE, THERE] = [toCell(ANKARA), toCell(KONYA)];

describe('ChangesService', () => {
  const service = useProvidersInMemory();
  let changes: ChangesService;
  const userId = USER_ID;

  beforeEach(async () => {
    changes = service.get(ChangesService);
    await service.goOnline(userId);
    service.nats.published.length = 0;
    jest.useFakeTimers();
    changes.onModuleInit();
    changes.onApplicationBootstrap();
  });
  afterEach(async () => {
    await changes.onApplicationShutdown();
    jest.useRealTimers();
  });

  const move = (to: CellMove, cell = HERE, previousCell = cell, arrivedAt = 4_000) =>
    changes.addMove({ cell, previousCell, previousAt: 0, arrivedAt }, to);
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
      { subject: liveSubject(HERE), moves: [aMove(6)], markers: [], left: [], arrivedAt: 4_000 },
    ]);
    expect(publishedOn(coarseLiveSubject)).toEqual([]);
  });

  it('publishes the latest move of a batch on the coarse subject', async () => {
    const origin = { cell: HERE, previousCell: HERE, previousAt: null, arrivedAt: 4_000 };
    changes.addMove(origin, aMove(5));
    changes.addMove({ ...origin, previousAt: 1_000 }, aMove(6));
    await jest.advanceTimersByTimeAsync(200);
    expect(publishedOn(coarseLiveSubject)).toMatchObject([{ seq: 2, moves: [aMove(6)] }]);
  });

  it('publishes a move to another cell as a whole marker, and a leave for the former cell', async () => {
    move(aMove(5), HERE, THERE);
    await jest.advanceTimersByTimeAsync(200);
    expect(published()).toMatchObject([
      { cell: THERE, left: [{ id: userId, version: 5, to: HERE }], markers: [] },
      { cell: HERE, markers: [{ id: userId, ...ANKARA }], left: [], moves: [] },
    ]);
  });

  it('publishes a new or changed marker before it resolves', async () => {
    const publishing = changes.publishMarker(userId, { cell: HERE, previousCell: null, version: 5 });
    await jest.advanceTimersByTimeAsync(2);
    await publishing;
    for (const getSubject of [liveSubject, coarseLiveSubject])
      expect(publishedOn(getSubject)).toMatchObject([{ cell: HERE, markers: [{ id: userId }], left: [] }]);
  });

  it('publishes a removal before it resolves', async () => {
    const publishing = changes.publishRemoval(userId, HERE, 5);
    await jest.advanceTimersByTimeAsync(2);
    await publishing;
    const left = [{ id: userId, version: 5, to: null }];
    for (const getSubject of [liveSubject, coarseLiveSubject])
      expect(publishedOn(getSubject)).toMatchObject([{ cell: HERE, left }]);
  });

  it('publishes markers with the next batch if Redis was unavailable for this one', async () => {
    const find = jest.spyOn(service.markers, 'findAmong').mockRejectedValueOnce(UNAVAILABLE);
    const publishing = changes.publishMarker(userId);
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
    await changes.onApplicationShutdown();
    expect(published()).toMatchObject([{ cell: HERE, moves: [aMove(5)] }]);
    expect(heartbeats().at(-1)).toMatchObject({ isLast: true });
  });

  it('publishes no last heartbeat if a marker could not be read', async () => {
    jest.spyOn(service.markers, 'findAmong').mockRejectedValueOnce(UNAVAILABLE);
    void changes.publishMarker(userId);
    await changes.onApplicationShutdown();
    expect(heartbeats().filter(({ isLast }) => isLast)).toEqual([]);
  });
});
