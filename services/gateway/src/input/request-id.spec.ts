import { acceptRequestId } from './request-id.js';

describe('requestIdOf', () => {
  it('keeps an id that is safe to repeat', () => {
    expect(acceptRequestId('trace-1234.5')).toBe('trace-1234.5');
  });

  it.each([undefined, '', 'short', 'x'.repeat(65), 'two words', 'line\nbreak', ['a1234567', 'b1234567']])(
    'makes a new one in the place of %j',
    (given) => {
      expect(acceptRequestId(given)).toMatch(/^[\da-f-]{36}$/);
    },
  );
});
