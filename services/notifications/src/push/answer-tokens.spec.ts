import { jest } from '@jest/globals';
import { aNotification } from '../../test/support/a-notification.js';
import { signToken, START_OFFER } from '../tokens/signed-token.js';
import { AnswerTokens } from './answer-tokens.js';

describe('AnswerTokens', () => {
  const SECRET = 'a secret of the operator, 32 long';
  const EXPIRES_AT = Date.parse('2026-11-25T11:30:00Z');
  const aRequest = (news: 'requested' | 'accepted' = 'requested') => ({
    userId: 9,
    subject: {
      kind: 'agreement' as const,
      data: {
        ...{ agreementId: 4, otherUserId: 8, departsAt: EXPIRES_AT },
        ...{ news, version: 1, expiresAt: EXPIRES_AT },
      },
    },
  });
  const tokens = new AnswerTokens({ UNSUBSCRIBE_SECRET: SECRET });
  const create = () => tokens.create(aRequest()) ?? '';
  const invalid = expect.objectContaining({ code: 'answer-token-invalid', status: 400 });
  beforeEach(() => void jest.useFakeTimers({ now: EXPIRES_AT - 1 }));
  afterEach(() => jest.useRealTimers());

  it('let the provider answer the version of the request that it saw, until it expires', () => {
    const token = create();
    expect(tokens.verify(token)).toEqual({ userId: 9, agreementId: 4, version: 1 });
    jest.setSystemTime(EXPIRES_AT);
    const expired = expect.objectContaining({ code: 'agreement-changed', status: 409 });
    expect(() => tokens.verify(token)).toThrow(expired);
    expect(tokens.create(aRequest())).toBeUndefined();
  });

  it('are rejected with another user, agreement, version or expiry', () => {
    const [userId, agreementId, version, expiresAt, signature] = create().split('.');
    for (const changed of [
      [8, agreementId, version, expiresAt, signature],
      [userId, 5, version, expiresAt, signature],
      [userId, agreementId, 2, expiresAt, signature],
      [userId, agreementId, version, Number(expiresAt) + 1, signature],
      [userId, agreementId, version, expiresAt, ''],
      [userId, agreementId, version, expiresAt],
    ])
      expect(() => tokens.verify(changed.join('.'))).toThrow(invalid);
  });

  it('are no tokens of another kind or secret', () => {
    const start = signToken(START_OFFER, [9, 4, EXPIRES_AT], SECRET);
    expect(() => tokens.verify(start)).toThrow(invalid);
    const others = new AnswerTokens({ UNSUBSCRIBE_SECRET: SECRET.toUpperCase() });
    expect(() => others.verify(create())).toThrow(invalid);
  });

  it('exist for requests only, and only with a secret', () => {
    expect(tokens.create(aRequest('accepted'))).toBeUndefined();
    expect(tokens.create(aNotification(9, 31))).toBeUndefined();
    const without = new AnswerTokens({ UNSUBSCRIBE_SECRET: undefined });
    expect(without.create(aRequest())).toBeUndefined();
    expect(() => without.verify(create())).toThrow(invalid);
  });
});
