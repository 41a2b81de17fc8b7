import { parseNatsAddress } from './nats-address.js';

describe('parseNatsAddress', () => {
  it('parses one or several addresses without a user', () => {
    expect(parseNatsAddress('nats://127.0.0.1:4222')).toEqual({ servers: ['127.0.0.1:4222'] });
    expect(parseNatsAddress('nats://a:4222, b')).toEqual({ servers: ['a:4222', 'b'] });
  });

  it('parses user and password and sets an inbox prefix per user', () => {
    expect(parseNatsAddress('nats://users:p%40ss@there:4222')).toEqual({
      servers: ['there:4222'],
      user: 'users',
      pass: 'p@ss',
      inboxPrefix: '_INBOX_users',
    });
  });

  it('enables TLS for tls://', () => {
    expect(parseNatsAddress('tls://there')).toEqual({ servers: ['there'], tls: {} });
  });

  it('rejects other addresses without repeating the password', () => {
    for (const text of ['', 'http://there', 'nats://', 'nats://users:secret@there:port'])
      expect(() => parseNatsAddress(text)).toThrow(
        /^must be an address like nats:\/\/user:password@host:port/,
      );
  });
});
