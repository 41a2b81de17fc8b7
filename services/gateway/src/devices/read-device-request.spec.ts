import { readDeviceRequest } from './read-device-request.js';

const URL_PATH = '/api/devices/positions';
const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const read = ({ query = '', body = '', authorization = undefined as string | undefined }) =>
  readDeviceRequest({ url: `${URL_PATH}${query && `?${query}`}`, authorization, body });

const FORM =
  'id=token&lat=39.92&lon=32.85&timestamp=1795946400&accuracy=12.5&altitude=890&speed=23.1&bearing=90&batt=82&charge=false';

describe('readDeviceRequest', () => {
  it('reads a location of OwnTracks, with the password as token', () => {
    const body = JSON.stringify({
      _type: 'location',
      lat: 48.856826,
      lon: 2.292713,
      tst: 1_795_946_400,
      acc: 12,
      batt: 11,
      tid: 'JJ',
      vel: 43,
      topic: 'owntracks/jane/phone',
      inregions: ['Home'],
    });
    const request = read({ body, authorization: basic('anyone', 'to:ken') });
    expect(request).toMatchObject({ app: 'owntracks', token: 'to:ken' });
    expect(request.readPosition()).toEqual({
      latitude: 48.856826,
      longitude: 2.292713,
      at: 1_795_946_400_000,
      accuracy: 12,
      batteryPercent: 11,
    });
  });

  it.each(['waypoints', 'status', 'lwt', 'transition', 'card', ''])(
    'reads no position from a message of OwnTracks of type "%s"',
    (_type) => {
      expect(read({ body: JSON.stringify({ _type, lat: 39, lon: 32 }) }).readPosition()).toBeNull();
    },
  );

  it('reads no position from an empty body of OwnTracks', () => {
    const request = read({ query: 'u=jane&d=phone', body: ' \n', authorization: basic('jane', 'token') });
    expect(request).toMatchObject({ app: 'owntracks', token: 'token' });
    expect(request.readPosition()).toBeNull();
  });

  it('rejects an encrypted message', () => {
    const request = read({ body: '{"_type":"encrypted","data":"bm9uY2U="}' });
    expect(() => request.readPosition()).toThrow(expect.objectContaining({ code: 'media-unsupported' }));
  });

  it('reads a location of Traccar Client with all of its fields', () => {
    const location = {
      event: 'heartbeat',
      is_moving: false,
      uuid: '0e9a2473',
      timestamp: '2026-11-29T08:06:34.444Z',
      odometer: 0,
      coords: { latitude: -6.11, longitude: 106.68, accuracy: 3.8, speed: 18.67, heading: 63, floor: null },
      activity: { type: 'still', confidence: 100 },
      battery: { is_charging: false, level: 0.79 },
      extras: {},
      _: '&id=token&lat=-6.11',
    };
    const request = read({ body: JSON.stringify({ location, device_id: 'token' }) });
    expect(request).toMatchObject({ app: 'traccar', token: 'token' });
    expect(request.readPosition()).toMatchObject({
      latitude: -6.11,
      longitude: 106.68,
      at: Date.UTC(2026, 10, 29, 8, 6, 34, 444),
      accuracy: 3.8,
      batteryPercent: 79,
    });
  });

  const position = { latitude: 39.92, longitude: 32.85, at: 1_795_946_400_000, accuracy: 12.5 };

  it('reads a form as that of Traccar Client, and a query as that of another program', () => {
    const [form, query] = [read({ body: FORM }), read({ query: FORM })];
    expect([form.app, query.app]).toEqual(['traccar', 'osmand']);
    for (const request of [form, query]) {
      expect(request.token).toBe('token');
      expect(request.readPosition()).toEqual({ ...position, batteryPercent: 82 });
    }
  });

  it.each([
    ['another name of the token', 'lat=39.92&lon=32.85&speed=0.0&heading=0.0&altitude=0&deviceid=token'],
    ['a location in one field', 'id=token&location=39.92,32.85'],
    ['empty fields', 'id=token&lat=39.92&lon=32.85&timestamp=&accuracy=&batt='],
    ['repeated fields', 'id=token&lat=39.92&lon=32.85&cell=257,02,16,2224&cell=257,02,16,2223,-90'],
  ])('reads a query with %s', (_what, query) => {
    const request = read({ query });
    expect(request.token).toBe('token');
    expect(request.readPosition()).toMatchObject({ latitude: 39.92, longitude: 32.85, at: undefined });
  });

  it('reads another name of the accuracy', () => {
    expect(read({ query: 'id=token&lat=39&lon=32&hacc=700' }).readPosition()).toMatchObject({
      accuracy: 700,
    });
  });

  it.each([
    ['a form', { body: 'id=token&timestamp=1377177267&batt=80' }],
    ['the address that configures an app', { query: 'id=token&accuracy=high&interval=5' }],
    ['a query with cells only', { query: 'id=token&timestamp=1377177267&cell=257,02,16,2224' }],
  ])('reads no position from %s without one', (_what, sent) => {
    expect(read(sent).readPosition()).toBeNull();
  });

  it.each([
    ['nothing', {}],
    ['another scheme', { authorization: 'Bearer token' }],
    ['an unreadable scheme', { authorization: 'Basic ?' }],
    ['a query without an ID', { query: 'lat=60.0&lon=30.0' }],
    ['a location without an ID', { body: '{"location":{}}' }],
    ['an ID that is no text', { body: '{"location":{},"device_id":{"id":"token"}}' }],
    ['a text', { body: 'hello' }],
  ])('reads no token from %s', (_what, sent) => {
    expect(read(sent).token).toBeUndefined();
  });

  it.each([
    ['a list', { body: JSON.stringify(Array(1_000).fill({ _type: 'location', lat: 39, lon: 32, tst: 1 })) }],
    ['an empty object', { body: '{}' }],
    ['a type that is no text', { body: '{"_type":7}' }],
    ['a type with a location', { body: '{"_type":{},"location":{}}' }],
    ['a location that is no object', { body: '{"location":"Ankara","device_id":"token"}' }],
    ['coordinates of one field', { query: 'id=token&location=39.92' }],
  ])('rejects %s', (_what, sent) => {
    const request = read(sent);
    expect(() => request.readPosition()).toThrow(expect.objectContaining({ code: 'input-invalid' }));
  });

  it('quotes nothing of broken JSON', () => {
    const rejected = expect.objectContaining({ code: 'json-invalid', cause: undefined });
    expect(() => read({ body: '{"lat":39.92,' })).toThrow(rejected);
  });
});
