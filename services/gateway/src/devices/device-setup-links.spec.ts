import { OwnAddress } from '../env/own-address.js';
import { ownTracksUrl, traccarUrl } from './device-setup-links.js';

/** The configuration with this token contains both Base64 characters that a query must not. */
const TOKEN = 'q0Vn3tYxT5mWc2aRk8eZ1A';
const address = new OwnAddress({ PUBLIC_URL: 'https://yol.example', PORT: 3_000 });
const positionsUrl = address.absolute('/api/devices/positions');

describe('ownTracksUrl', () => {
  it('configures the app to send positions by HTTP, with the token as password', () => {
    const { protocol, pathname, searchParams } = new URL(ownTracksUrl(positionsUrl, TOKEN));
    expect([protocol, pathname]).toEqual(['owntracks:', '/config']);
    const inline = searchParams.get('inline') ?? '';
    expect(JSON.parse(Buffer.from(inline, 'base64').toString())).toMatchObject({
      _type: 'configuration',
      mode: 3,
      url: 'https://yol.example/api/devices/positions',
      auth: true,
      username: expect.stringMatching(/./),
      password: TOKEN,
      tid: expect.stringMatching(/^..$/),
      monitoring: 2,
      cmd: false,
    });
  });

  it('has no character that an app could read as another one', () => {
    const addresses = Array.from({ length: 64 }, (_, index) => `${positionsUrl}?${'~'.repeat(index)}ş>`);
    for (const url of addresses) expect(ownTracksUrl(url, TOKEN).split('inline=')[1]).toMatch(/^[\w%]+$/);
  });
});

it('traccarUrl is the address of positions with the settings that the app reads', () => {
  const { origin, pathname, searchParams } = new URL(traccarUrl(positionsUrl, TOKEN));
  expect(origin + pathname).toBe(positionsUrl);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    id: TOKEN,
    accuracy: 'high',
    interval: '5',
    distance: '0',
    buffer: 'true',
  });
});
