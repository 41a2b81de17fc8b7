import { jest } from '@jest/globals';
import { DEPARTURE_WAIT_MS } from '@rotadas/contracts/providers/planned-offer';
import { aNotification } from '../../test/support/a-notification.js';
import { PushTokens } from './push-tokens.js';

describe('PushTokens', () => {
  const SECRET = 'a secret of the operator, 32 long';
  const AT = Date.parse('2026-11-25T11:30:00Z');
  const aDeparture = {
    userId: 7,
    subject: { kind: 'departure-due', data: { offerId: 31, departsAt: AT } },
  } as const;
  const aRequest = (news: 'requested' | 'accepted' = 'requested') => ({
    userId: 9,
    subject: {
      kind: 'agreement' as const,
      data: { agreementId: 4, otherUserId: 8, departsAt: AT, news, version: 1, expiresAt: AT },
    },
  });
  const tokens = new PushTokens({ UNSUBSCRIBE_SECRET: SECRET });
  const createStart = () => tokens.create(aDeparture).startToken ?? '';
  const createAnswer = () => tokens.create(aRequest()).answerToken ?? '';
  const invalid = (kind: 'start' | 'answer') =>
    expect.objectContaining({ code: `${kind}-token-invalid`, status: 400 });
  beforeEach(() => void jest.useFakeTimers({ now: AT - 1 }));
  afterEach(() => jest.useRealTimers());

  it('let the user start the offer, for as long as it waits for its provider', () => {
    const token = createStart();
    jest.setSystemTime(AT + DEPARTURE_WAIT_MS - 1);
    expect(tokens.verifyStart(token)).toEqual({ userId: 7, offerId: 31 });
    jest.setSystemTime(AT + DEPARTURE_WAIT_MS);
    const expired = expect.objectContaining({ code: 'planned-offer-unknown', status: 404 });
    expect(() => tokens.verifyStart(token)).toThrow(expired);
    expect(tokens.create(aDeparture)).toEqual({});
  });

  it('let the provider answer the version of the request that it saw, until it expires', () => {
    const token = createAnswer();
    expect(tokens.verifyAnswer(token)).toEqual({ userId: 9, agreementId: 4, version: 1 });
    jest.setSystemTime(AT);
    const expired = expect.objectContaining({ code: 'agreement-changed', status: 409 });
    expect(() => tokens.verifyAnswer(token)).toThrow(expired);
    expect(tokens.create(aRequest())).toEqual({});
  });

  it('are rejected with another user, offer or departure', () => {
    const token = createStart();
    for (const changed of [
      token.replace('7', '8'),
      token.replace('.31.', '.32.'),
      token.replace(String(AT), String(AT + 1)),
    ])
      expect(() => tokens.verifyStart(changed)).toThrow(invalid('start'));
  });

  it('are rejected with another user, agreement, version or expiry', () => {
    const [userId, agreementId, version, expiresAt, signature] = createAnswer().split('.');
    for (const changed of [
      [8, agreementId, version, expiresAt, signature],
      [userId, 5, version, expiresAt, signature],
      [userId, agreementId, 2, expiresAt, signature],
      [userId, agreementId, version, Number(expiresAt) + 1, signature],
      [userId, agreementId, version, expiresAt, ''],
      [userId, agreementId, version, expiresAt],
    ])
      expect(() => tokens.verifyAnswer(changed.join('.'))).toThrow(invalid('answer'));
  });

  it('are no tokens of another kind or secret', () => {
    expect(() => tokens.verifyAnswer(createStart())).toThrow(invalid('answer'));
    expect(() => tokens.verifyStart(createAnswer())).toThrow(invalid('start'));
    const others = new PushTokens({ UNSUBSCRIBE_SECRET: SECRET.toUpperCase() });
    expect(() => others.verifyAnswer(createAnswer())).toThrow(invalid('answer'));
  });

  it('exist for departures and requests only, and only with a secret', () => {
    expect(tokens.create(aRequest('accepted'))).toEqual({});
    expect(tokens.create(aNotification(9, 31))).toEqual({});
    const without = new PushTokens({ UNSUBSCRIBE_SECRET: undefined });
    expect([without.create(aDeparture), without.create(aRequest())]).toEqual([{}, {}]);
    expect(() => without.verifyStart(createStart())).toThrow(invalid('start'));
    expect(() => without.verifyAnswer(createAnswer())).toThrow(invalid('answer'));
  });
});
