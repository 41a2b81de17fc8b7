import { eventually } from '@rotadas/test-kit/eventually';
import type { TimeLimits } from '../../src/time-limits.js';
import { BusyCell } from '../support/busy-cell.js';
import { ANKARA_VIEW, LiveClient } from '../support/live-client.js';
import { INSPECTABLE, MemoryInspector } from '../support/memory-inspector.js';
import { startTestBed, type TestBed } from '../support/test-bed.js';

/** Maximum number of bytes that wait for one client, including the last frame. */
const WAITING_BOUND = 1_048_576;

/** Changes while one viewer does not read: ten times the bound. */
const ROUNDS = 34;

describe('/api/live with a viewer that does not read', () => {
  let testBed: TestBed;
  let inspector: MemoryInspector;
  let busyCell: BusyCell;
  let reader: LiveClient;
  let sleeper: LiveClient;
  /** A gateway with time limits of its own runs unbundled, so it can be inspected. */
  const begin = async (timeLimits: Partial<TimeLimits>) => {
    testBed = await startTestBed({ ...INSPECTABLE, LIVE_FRAMES_PER_SECOND: '1000' }, timeLimits);
    inspector = await MemoryInspector.attach(testBed.gateway);
    busyCell = await BusyCell.fill(testBed);
  };
  const end = async () => {
    inspector.close();
    await busyCell.leave();
    await testBed.stop();
  };
  beforeEach(async () => {
    [reader, sleeper] = await Promise.all([connect(), connect()]);
    sleeper.socket.pause();
  });
  afterEach(async () => {
    for (const client of [reader, sleeper]) client.close();
    await inspector.untilOpen(0);
    await eventually('both are gone', async () => (await inspector.count('connection')) === 0);
  });

  const connect = async () => {
    const client = await LiveClient.connect(testBed.gateway.url);
    await client.next('snapshot', () => client.watch());
    return client;
  };
  const mostWaiting = async () => Math.max(...(await inspector.waiting()));
  /** Fills the kernel buffers of the sleeping viewer; the reading one sees every change. */
  const fillItsBuffers = () =>
    eventually('something waits for the sleeper', async () => {
      await busyCell.changeBefore(reader);
      return (await mostWaiting()) > 0;
    });

  describe('within the time limit', () => {
    // Longer than all rounds together.
    beforeAll(() => begin({ slowClientTimeoutMs: 600_000 }));
    afterAll(end);

    it('drops its frames, and sends the latest state when it reads again; other viewers miss nothing', async () => {
      await fillItsBuffers();
      for (let round = 0; round < ROUNDS; round += 1) {
        await busyCell.changeBefore(reader);
        expect(await mostWaiting()).toBeLessThan(WAITING_BOUND);
      }
      expect(ROUNDS * busyCell.frameBytes).toBeGreaterThan(9 * WAITING_BOUND);
      sleeper.socket.resume();
      await busyCell.seenBy(sleeper);
      expect(sleeper.kinds.length).toBeLessThanOrEqual(reader.kinds.length - ROUNDS / 2);
      await busyCell.changeBefore(sleeper);
    });

    it('keeps no more bytes for it when it sends watch repeatedly', async () => {
      await fillItsBuffers();
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const zoom of [9, 10, 11, 12]) sleeper.watch({ ...ANKARA_VIEW, zoom });
        await busyCell.changeBefore(reader);
        expect(await mostWaiting()).toBeLessThan(WAITING_BOUND);
      }
      expect(await inspector.count('view')).toBe(1);
    });
  });

  describe('past the time limit', () => {
    beforeAll(() => begin({ slowClientTimeoutMs: 1_000 }));
    afterAll(end);

    it('closes its connection and releases it', async () => {
      await fillItsBuffers();
      await busyCell.changeBefore(reader);
      await inspector.untilOpen(1);
      await eventually('nothing of it is kept', async () => (await inspector.count('socket')) === 1);
      expect(await inspector.count('connection')).toBe(1);
      expect(await inspector.waiting()).toEqual([0]);
      sleeper.socket.resume();
      expect(await sleeper.end()).toEqual({ code: 1006, reason: '' }); // it never read the close
      await busyCell.changeBefore(reader);
    });
  });
});
