import { OwnAddress } from './own-address.js';

const published = new OwnAddress({ PUBLIC_URL: 'https://rotadas.example/', PORT: 3000 });
const local = new OwnAddress({ PUBLIC_URL: undefined, PORT: 3000 });

describe('isOwnHost', () => {
  it.each(['localhost', 'rotadas.localhost', '127.0.0.1', '127.8.0.1', '[::1]'])(
    'accepts the loopback name %s',
    (hostname) => {
      expect(published.isOwnHost(hostname)).toBe(true);
      expect(local.isOwnHost(hostname)).toBe(true);
    },
  );

  it('accepts the host of the public URL in any case', () => {
    expect(published.isOwnHost('rotadas.example')).toBe(true);
    expect(published.isOwnHost('ROTADAS.example')).toBe(true);
  });

  it.each(['evil.example', 'rotadas.example.evil.example', 'evil.example/a.localhost', '192.168.1.5', ''])(
    'rejects %j',
    (hostname) => expect(published.isOwnHost(hostname)).toBe(false),
  );
});

describe('isOwnOrigin', () => {
  it('accepts the public URL for any host header of the proxy', () => {
    expect(published.isOwnOrigin('https://rotadas.example', 'rotadas.example')).toBe(true);
    expect(published.isOwnOrigin('https://rotadas.example', '127.0.0.1:3000')).toBe(true);
  });

  it.each([
    ['another scheme', 'http://rotadas.example', 'rotadas.example'],
    ['another port', 'https://rotadas.example:8443', 'rotadas.example:8443'],
    ['another host', 'https://evil.example', 'evil.example'],
    ['another host over HTTP', 'http://evil.example', 'evil.example'],
    ['another port of loopback', 'http://localhost:8080', 'localhost:3000'],
    ['an opaque origin', 'null', 'rotadas.example'],
  ])('rejects %s', (_, origin, host) => expect(published.isOwnOrigin(origin, host)).toBe(false));

  it('accepts the same origin on loopback', () => {
    expect(local.isOwnOrigin('http://localhost:5173', 'localhost:5173')).toBe(true);
    expect(published.isOwnOrigin('http://127.0.0.1:3000', '127.0.0.1:3000')).toBe(true);
  });
});

describe('cookie', () => {
  it.each([
    ['https://rotadas.example', true],
    ['http://rotadas.example', true],
    ['https://localhost', true],
    ['http://localhost:3000', false],
    [undefined, false],
  ])('at %s is bound to HTTPS: %s', (PUBLIC_URL, secure) => {
    const cookie = new OwnAddress({ PUBLIC_URL, PORT: 3000 }).cookie('name', 'value', {
      path: '/a',
      maxAge: 9,
    });
    const attributes = `Max-Age=9; Path=/a; HttpOnly; ${secure ? 'Secure; ' : ''}SameSite=Strict`;
    expect(cookie).toBe(`name=value; ${attributes}`);
  });
});
