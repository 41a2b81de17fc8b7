import { jest } from '@jest/globals';
import { DEPARTURE_WAIT_MS } from '@rotadas/contracts/providers/planned-offer';
import { aNotification } from '../../test/support/a-notification.js';
import { StartTokens } from './start-tokens.js';

describe('StartTokens', () => {
  const DEPARTS_AT = Date.parse('2026-11-25T11:30:00Z');
  const departure = {
    userId: 7,
    subject: { kind: 'departure-due', data: { offerId: 31, departsAt: DEPARTS_AT } },
  } as const;
  const tokens = new StartTokens({ UNSUBSCRIBE_SECRET: 'a secret of the operator, 32 long' });
  const create = () => tokens.create(departure) ?? '';
  const invalid = expect.objectContaining({ code: 'start-token-invalid', status: 400 });
  beforeEach(() => void jest.useFakeTimers({ now: DEPARTS_AT }));
  afterEach(() => jest.useRealTimers());

  it('let the user start the offer, for as long as it waits for its provider', () => {
    const token = create();
    jest.setSystemTime(DEPARTS_AT + DEPARTURE_WAIT_MS - 1);
    expect(tokens.verify(token)).toEqual({ userId: 7, offerId: 31 });
    jest.setSystemTime(DEPARTS_AT + DEPARTURE_WAIT_MS);
    const expired = expect.objectContaining({ code: 'planned-offer-unknown', status: 404 });
    expect(() => tokens.verify(token)).toThrow(expired);
    expect(tokens.create(departure)).toBeUndefined();
  });

  it('are rejected with another user, offer or departure', () => {
    const token = create();
    for (const changed of [
      token.replace('7', '8'),
      token.replace('.31.', '.32.'),
      token.replace(String(DEPARTS_AT), String(DEPARTS_AT + 1)),
    ])
      expect(() => tokens.verify(changed)).toThrow(invalid);
  });

  it('exist for departures only, and only with a secret', () => {
    expect(tokens.create(aNotification(7, 31))).toBeUndefined();
    const without = new StartTokens({ UNSUBSCRIBE_SECRET: undefined });
    expect(without.create(departure)).toBeUndefined();
    expect(() => without.verify(create())).toThrow(invalid);
  });
});
