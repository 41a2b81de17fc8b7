import { parseNatsAddress } from './nats-address.js';

describe('parseNatsAddress', () => {
  it('reads one address or several, of a NATS that nobody signs in to', () => {
    expect(parseNatsAddress('nats://127.0.0.1:4222')).toEqual({ servers: ['127.0.0.1:4222'] });
    expect(parseNatsAddress('nats://a:4222, b')).toEqual({ servers: ['a:4222', 'b'] });
  });

  it('signs in with what the address says, and has answers come where nobody else listens', () => {
    expect(parseNatsAddress('nats://users:p%40ss@there:4222')).toEqual({
      servers: ['there:4222'],
      user: 'users',
      pass: 'p@ss',
      inboxPrefix: '_INBOX_users',
    });
  });

  it('demands an encrypted connection of tls://', () => {
    expect(parseNatsAddress('tls://there')).toEqual({ servers: ['there'], tls: {} });
  });

  it('refuses what is none, and does not say the password', () => {
    for (const text of ['', 'http://there', 'nats://', 'nats://users:secret@there:port'])
      expect(() => parseNatsAddress(text)).toThrow(
        /^must be an address like nats:\/\/user:password@host:port/,
      );
  });
});
