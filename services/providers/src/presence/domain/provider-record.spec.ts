import { aRecord } from '../../../test/support/builders.js';
import { nextSession, OFFLINE, toStatus } from './provider-record.js';

describe('nextSession', () => {
  it('is the time for the first session', () => {
    expect(nextSession(undefined, 1_000)).toBe(1_000);
  });

  it('is the time when the last session is over for long', () => {
    expect(nextSession(900, 1_000)).toBe(1_000);
  });

  it('grows within one millisecond and when the clock goes back', () => {
    expect(nextSession(1_000, 1_000)).toBe(1_001);
    expect(nextSession(5_000, 1_000)).toBe(5_001);
  });
});

const record = aRecord();

describe('statusOf', () => {
  it('shows offer, end and place of who is online', () => {
    const position = { latitude: 39.97, longitude: 32.86, receivedAt: 2_000 };
    expect(toStatus(record, position)).toEqual({
      isOnline: true,
      offer: record.offer,
      endsAt: 5_000,
      position: { latitude: 39.97, longitude: 32.86, at: 2_000 },
    });
  });

  it('shows no place while none is known', () => {
    expect(toStatus(record, null)).toMatchObject({ isOnline: true, position: null });
  });

  it('shows nothing of who is offline, or never was online', () => {
    expect(OFFLINE).toEqual({ isOnline: false, offer: null, endsAt: null, position: null });
    expect(toStatus({ ...record, isOnline: false }, null)).toEqual(OFFLINE);
    expect(toStatus(null, null)).toEqual(OFFLINE);
  });
});
