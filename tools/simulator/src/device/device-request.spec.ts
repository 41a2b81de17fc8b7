import { OsmAndQuery, OwnTracksLocation } from '@rotadas/contracts/devices/device-position';
import { deviceRequest } from './device-request.ts';

const TOKEN = 'q0Vn3tYxT5mWc2aRk8eZ1A';
const PLACE = { latitude: 39.92077, longitude: 32.85411, at: Date.parse('2026-11-29T10:00:00.000Z') };

describe('deviceRequest', () => {
  it('has the position as OwnTracks sends it, and the token as password', () => {
    const { headers, body } = deviceRequest('owntracks', TOKEN, PLACE);
    expect(headers['authorization']).toBe(`Basic ${btoa(`rotadas:${TOKEN}`)}`);
    const { lat, lon, tst } = OwnTracksLocation.parse(JSON.parse(body));
    expect({ latitude: lat, longitude: lon, at: tst * 1_000 }).toEqual(PLACE);
  });

  it('has position and token in a form as Traccar Client sends them', () => {
    const { headers, body } = deviceRequest('traccar', TOKEN, PLACE);
    expect(headers).toEqual({ 'content-type': 'application/x-www-form-urlencoded' });
    const { id, lat, lon, timestamp } = OsmAndQuery.parse(Object.fromEntries(new URLSearchParams(body)));
    expect(id).toBe(TOKEN);
    expect({ latitude: lat, longitude: lon, at: timestamp }).toEqual(PLACE);
  });
});
