import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EncodedBody, encodingFor } from './encoded-body.js';

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.8, br;q=0', 'gzip'],
    ['br;q=0.1', 'br'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['gzip;q=0.5, identity', 'identity'],
    ['*', 'br'],
    ['gzip', 'gzip'],
    ['deflate, brx', 'identity'],
    [undefined, 'identity'],
  ])('of %s returns %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

describe('EncodedBody', () => {
  const text = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Ayşe' })));

  it('is encoded once for all requests', async () => {
    const body = new EncodedBody(Buffer.from(text), 'W/"1"');
    expect(body.encode('br')).toBe(body.encode('br'));
    expect(brotliDecompressSync(await body.encode('br')).toString()).toBe(text);
    expect(gunzipSync(await body.encode('gzip')).toString()).toBe(text);
  });

  it('does not compress a small body', () => {
    expect(new EncodedBody(Buffer.from('[]'), 'W/"1"').chooseEncoding('br')).toBe('identity');
  });
});
