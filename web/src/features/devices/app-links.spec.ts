import { aNewDevice } from '../../../test/support/builders.js';
import { configLink } from './app-links.js';

const device = aNewDevice(5);

it('OwnTracks opens its own address', () => {
  expect(configLink('owntracks', device)).toBe(device.ownTracksUrl);
});

it('Traccar Client opens the settings by its own scheme, since browsers open an https address', () => {
  const { protocol, host, searchParams } = new URL(configLink('traccar', device));
  expect([protocol, host]).toEqual(['org.traccar.client:', 'config']);
  expect(Object.fromEntries(searchParams)).toEqual({
    url: 'https://rotadas.example/api/devices/positions',
    id: device.token,
    accuracy: 'high',
    interval: '5',
    buffer: 'true',
  });
});
