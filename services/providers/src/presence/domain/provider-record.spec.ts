import { aRecord } from '../../../test/support/builders.js';
import { nextSession, OFFLINE, toStatus } from './provider-record.js';

describe('nextSession', () => {
  it('is the current time for the first session', () => {
    expect(nextSession(undefined, 1_000)).toBe(1_000);
  });

  it('is the current time long after the last session', () => {
    expect(nextSession(900, 1_000)).toBe(1_000);
  });

  it('grows within one millisecond and if the clock is set back', () => {
    expect(nextSession(1_000, 1_000)).toBe(1_001);
    expect(nextSession(5_000, 1_000)).toBe(5_001);
  });
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
