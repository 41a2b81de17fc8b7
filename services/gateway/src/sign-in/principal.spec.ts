import { jest } from '@jest/globals';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { aPrincipal } from '../../test/support/a-known-token.js';
import { aSanction } from '../../test/support/stand-in-sanctions.js';
import { accountFields, requireUnrestricted } from './principal.js';

const UNTIL = Date.parse('2026-11-26T12:00:00Z');

describe('requireUnrestricted', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('admits a suspended user exactly from the end of the suspension on', () => {
    const sanction = aSanction({ kind: 'suspension', until: UNTIL });
    const principal = aPrincipal(accountFields(aUser({ sanction })));
    jest.setSystemTime(UNTIL - 1);
    expect(() => requireUnrestricted(principal)).toThrow(
      expect.objectContaining({ code: 'account-restricted' }),
    );
    jest.setSystemTime(UNTIL);
    expect(requireUnrestricted(principal)).toBe(principal);
  });

  it('admits a user who was warned', () => {
    const warned = aPrincipal(accountFields(aUser({ sanction: aSanction({ kind: 'warning' }) })));
    expect(requireUnrestricted(warned)).toBe(warned);
  });
});
