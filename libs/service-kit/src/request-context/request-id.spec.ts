import { acceptRequestId } from './request-id.js';

describe('acceptRequestId', () => {
  it('keeps a safe id', () => {
    expect(acceptRequestId('trace-1234.5')).toBe('trace-1234.5');
  });

  it.each([undefined, '', 'short', 'x'.repeat(65), 'two words', 'line\nbreak', ['a1234567', 'b1234567']])(
    'replaces %j by a new id',
    (given) => {
      expect(acceptRequestId(given)).toMatch(/^[\da-f-]{36}$/);
    },
  );
});
