import { aRecord } from '../../../test/support/builders.js';
import { nextSession, OFFLINE, toStatus } from './provider-record.js';

describe('nextSession', () => {
  it.each([
    ['the current time for the first session', undefined, 1_000],
    ['the current time long after the last session', 900, 1_000],
    ['greater than the last one within a millisecond', 1_000, 1_001],
    ['greater than the last one if the clock is set back', 5_000, 5_001],
  ])('is %s', (_what, last, next) => expect(nextSession(last, 1_000)).toBe(next));
});

const record = aRecord();

describe('toStatus', () => {
  it('contains offer, end and position of an online provider', () => {
    const position = { latitude: 39.97, longitude: 32.86, receivedAt: 2_000 };
    expect(toStatus(record, position)).toEqual({
      isOnline: true,
      offer: record.offer,
      endsAt: 5_000,
      position: { latitude: 39.97, longitude: 32.86, at: 2_000 },
    });
  });

  it('contains no position while none is known', () => {
    expect(toStatus(record, null)).toMatchObject({ isOnline: true, position: null });
  });

  it('is empty for a provider that is offline or was never online', () => {
    expect(OFFLINE).toEqual({ isOnline: false, offer: null, endsAt: null, position: null });
    expect(toStatus({ ...record, isOnline: false }, null)).toEqual(OFFLINE);
    expect(toStatus(null, null)).toEqual(OFFLINE);
  });
});
