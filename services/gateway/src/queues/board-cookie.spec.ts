import { boardCookie, boardSessionOf } from './board-cookie.js';

describe('the cookie of the queues page', () => {
  it('goes by HTTPS only where the product is in production', () => {
    expect(boardCookie('7.secret', true)).toMatch(/; Secure(;|$)/);
    expect(boardCookie('7.secret', false)).not.toContain('Secure');
  });

  it('is found among others', () => {
    expect(boardSessionOf('theme=dark; rotadas-board=7.secret')).toBe('7.secret');
    expect(boardSessionOf(undefined)).toBe('');
  });
});
