import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { aVersionedProvider } from '../../../test/support/builders.js';
import { Hub } from './hub.js';

const ANKARA_CELL = '519:851';

describe('Hub', () => {
  let hub: Hub;
  let ticks: number[][] = [];
  const change = (id: number) => hub.mirror.put(aVersionedProvider({ id }));
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => {
    jest.useFakeTimers();
    hub = new Hub();
    ticks = [];
    hub.onTick((changes) => ticks.push(changes.of(ANKARA_CELL, 'exact').map(({ id }) => id)));
  });
  afterEach(() => void jest.useRealTimers());

  it('tells of a change once those of the same burst are in', () => {
    change(1);
    jest.advanceTimersByTime(14);
    change(2);
    expect(ticks).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(ticks).toEqual([[1, 2]]);
  });

  it('calls the other listeners when one throws', () => {
    const faulty = new Hub();
    const other = jest.fn();
    faulty.onTick(() => {
      throw new Error('a fault of the listener');
    });
    faulty.onTick(other);
    faulty.mirror.put(aVersionedProvider());
    jest.advanceTimersByTime(15);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('ticks ten times a second at most, and not while nothing changes', () => {
    change(1);
    jest.advanceTimersByTime(15);
    change(2);
    jest.advanceTimersByTime(99);
    expect(ticks).toEqual([[1]]);
    jest.advanceTimersByTime(1);
    expect(ticks).toEqual([[1], [2]]);
    jest.advanceTimersByTime(10_000);
    expect(ticks).toHaveLength(2);
  });
});
