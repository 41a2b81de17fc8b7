import { boardCookie, boardSessionOf } from './board-cookie.js';

describe('the cookie of the queue board', () => {
  it('is bound to the host and to HTTPS, except on loopback', () => {
    expect(boardCookie('7.secret', true)).toBe(
      '__Host-rotadas-board=7.secret; Max-Age=900; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
    expect(boardCookie('7.secret', false)).not.toContain('Secure');
  });

  it('is found among others', () => {
    expect(boardSessionOf('theme=dark; rotadas-board=7.secret', false)).toBe('7.secret');
    expect(boardSessionOf('theme=dark; __Host-rotadas-board=7.secret', true)).toBe('7.secret');
    expect(boardSessionOf(undefined, true)).toBe('');
  });

  it('is not accepted without the prefix where it must have it', () => {
    expect(boardSessionOf('rotadas-board=7.secret', true)).toBe('');
  });
});
