import { useGateway } from '../../test/support/in-process-gateway.js';
import { createDeviceToken, hashDeviceToken } from './device-token.js';

const PATH = '/api/devices/positions';
const [LATITUDE, LONGITUDE] = [39.92077, 32.85411];
const seconds = () => Math.floor(Date.now() / 1_000);
const basic = (token: string, user = 'rotadas') => ({
  authorization: `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`,
});
const location = (more: object = {}) => ({
  _type: 'location',
  lat: LATITUDE,
  lon: LONGITUDE,
  tst: seconds(),
  acc: 12,
  ...more,
});

const gateway = useGateway({ TRUST_PROXY: '127.0.0.1' });
let userId = 100;

/** Returns the token of a device that no other test uses. */
function newDevice(owner = (userId += 1)): string {
  const token = createDeviceToken();
  gateway.standIns.devices.set(hashDeviceToken(token), owner);
  return token;
}

/** Reads the whole reply; an unread one would keep its connection. */
async function request(query: string, init?: RequestInit) {
  const reply = await fetch(`${gateway.url}${PATH}${query}`, init);
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
const post = (body: unknown, headers: Record<string, string> = {}) =>
  request('', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const getByQuery = (fields: Record<string, string>) => request(`?${new URLSearchParams(fields)}`);
const stored = () => gateway.standIns.batches.flat().filter((position) => position.userId === userId);
const code = ({ status, text }: Awaited<ReturnType<typeof request>>) => [status, JSON.parse(text).code];

describe('a position of a device', () => {
  it('is stored if it is from OwnTracks, which receives an empty list', async () => {
    const reply = await post(location({ tid: 'RD', vel: 43, batt: 82 }), basic(newDevice()));
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect([reply.status, reply.text]).toEqual([200, '[]']);
    expect(stored()).toMatchObject([{ latitude: LATITUDE, longitude: LONGITUDE, isFromDevice: true }]);
  });

  it('is stored if it is JSON of Traccar Client, which receives an empty body', async () => {
    const coords = { latitude: LATITUDE, longitude: LONGITUDE, accuracy: 5, speed: 0, heading: -1 };
    const timestamp = new Date().toISOString();
    const reply = await post({ location: { timestamp, coords, extras: {} }, device_id: newDevice() });
    expect([reply.status, reply.text]).toEqual([200, '']);
    expect(stored()).toMatchObject([{ latitude: LATITUDE, at: Date.parse(timestamp) }]);
  });

  const fields = () => ({
    lat: String(LATITUDE),
    lon: String(LONGITUDE),
    timestamp: String(seconds()),
    batt: '81.0',
  });

  it('is stored if it is a form of Traccar Client, which receives an empty body', async () => {
    const body = new URLSearchParams({ id: newDevice(), ...fields() });
    const reply = await request('', { method: 'POST', body });
    expect([reply.status, reply.text]).toEqual([200, '']);
    expect(stored()).toMatchObject([{ latitude: LATITUDE, longitude: LONGITUDE }]);
  });

  it.each(['GET', 'POST'])(
    'is stored if it is in a query of %s, which receives an empty body',
    async (method) => {
      const query = new URLSearchParams({ id: newDevice(), ...fields() });
      const reply = await request(`?${query}`, { method });
      expect([reply.status, reply.text]).toEqual([200, '']);
      expect(stored()).toMatchObject([{ latitude: LATITUDE, longitude: LONGITUDE }]);
    },
  );

  it('is recognized in spite of a wrong content type', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(location(), { ...basic(newDevice()), ...type })).status).toBe(200);
    expect(stored()).toHaveLength(1);
  });

  it('is stored with as many other fields as an app sends', async () => {
    const inregions = Array.from({ length: 100 }, (_, index) => `Bölge ${index} ${'x'.repeat(100)}`);
    expect((await post(location({ inregions }), basic(newDevice()))).status).toBe(200);
    expect(stored()).toHaveLength(1);
  });

  it('is stored if it is sent fifty times, and repeated later beyond the limit', async () => {
    const [token, body] = [newDevice(), location()];
    const replies = await Promise.all(Array.from({ length: 50 }, () => post(body, basic(token))));
    const limited = replies.filter(({ status }) => status === 429);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(50 - limited.length);
    expect(limited.length).toBeGreaterThan(30);
    for (const reply of limited) expect(reply.headers.get('retry-after')).toBe('1');
    const positions = stored();
    expect(positions.length).toBeGreaterThan(0);
    expect(new Set(positions.map(({ at }) => at))).toEqual(new Set([body.tst * 1_000]));
  });

  it.each([
    ['has another type', JSON.stringify({ _type: 'waypoints', waypoints: [] })],
    ['is empty', ''],
  ])('is accepted and dropped if it %s', async (_what, body) => {
    const reply = await post(body, basic(newDevice()));
    expect([reply.status, reply.text]).toEqual([200, '[]']);
    expect(stored()).toEqual([]);
  });
});

describe('a hostile request of a device', () => {
  const broken: readonly (readonly [string, unknown])[] = [
    ['broken JSON', '{"_type":"location",'],
    ['a latitude that is missing', location({ lat: undefined })],
    ['a latitude that is null', location({ lat: null })],
    ['a latitude that is a text', location({ lat: '39.9' })],
    ['a latitude beyond the pole', location({ lat: 91 })],
    ['a longitude beyond the date line', location({ lon: 181 })],
    ['a longitude that is a list', location({ lon: [32] })],
    ['a number that is none', '{"_type":"location","lat":NaN,"lon":32,"tst":1}'],
    ['an infinite number', '{"_type":"location","lat":39,"lon":32,"tst":1e999}'],
    ['a time that is missing', location({ tst: undefined })],
    ['a time that is a text', location({ tst: 'now' })],
    ['an accuracy that is an object', location({ acc: {} })],
    ['a battery that is a boolean', location({ batt: true })],
  ];

  it.each(broken)('is rejected if it has %s', async (_what, body) => {
    const reply = await post(body, basic(newDevice()));
    expect(code(reply)[0]).toBe(400);
    expect(stored()).toEqual([]);
  });

  it.each([
    ['without coordinates', { location: { timestamp: new Date().toISOString() } }],
    ['without a time', { location: { coords: { latitude: LATITUDE, longitude: LONGITUDE } } }],
  ])('is rejected if it is from Traccar Client %s', async (_what, body) => {
    expect(code(await post({ ...body, device_id: newDevice() }))).toEqual([400, 'input-invalid']);
  });

  it.each([
    ['a latitude that is no number', { lat: 'NaN', lon: '32' }],
    ['a latitude alone', { lat: '39' }],
    ['a time that is none', { lat: '39', lon: '32', timestamp: 'yesterday' }],
  ])('is rejected if it is a query with %s', async (_what, fields) => {
    expect(code(await getByQuery({ id: newDevice(), ...fields }))).toEqual([400, 'input-invalid']);
  });

  it.each([
    ['JSON', JSON.stringify(location({ image: 'x'.repeat(65_536) }))],
    ['a form', `id=token&lat=39&lon=32&x=${'x'.repeat(65_536)}`],
    ['a list', JSON.stringify(Array(1_000).fill(location()))],
  ])('is rejected if it has too much of %s', async (_what, body) => {
    expect(code(await post(body, basic(newDevice())))).toEqual([413, 'body-too-large']);
  });

  it('is counted, also if its format or its token cannot be recognized', async () => {
    const counted = async (format: string) => {
      const line = `rotadas_device_positions_total{format="${format}",outcome="invalid"} `;
      return Number((await gateway.metrics()).split(line)[1]?.split('\n')[0]);
    };
    const before = { unknown: await counted('unknown'), traccar: await counted('traccar') };
    await post('{"_type":', basic(newDevice()));
    await post(location({ image: 'x'.repeat(65_536) }), basic(newDevice()));
    await post({ location: {}, deviceIdentifier: newDevice() });
    expect(await counted('unknown')).toBe(before.unknown + 2);
    expect(await counted('traccar')).toBe(before.traccar + 1);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('is rejected if its method is %s', async (method) => {
    const reply = await request('', { method, headers: basic(newDevice()) });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('the token of a device', () => {
  it.each([
    ['missing in OwnTracks', () => post(location())],
    ['missing in Traccar Client', () => post({ location: {} })],
    ['missing in a query', () => getByQuery({ lat: '39', lon: '32' })],
    ['an ID token', () => post(location(), { authorization: 'Bearer x.y.z' })],
  ])('is required: %s', async (_what, send) => {
    expect(code(await send())).toEqual([401, 'token-missing']);
  });

  it('is limited by address if it is wrong, which does not affect known devices', async () => {
    const token = newDevice();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    expect((await post(location(), { ...basic(token), ...from('192.0.2.7') })).status).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 200 }, () =>
        post(location(), { ...basic(createDeviceToken()), ...from('192.0.2.7') }),
      ),
    );
    const limited = guesses.filter(({ status }) => status === 429);
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(150);
    expect(limited).toHaveLength(50);
    for (const { headers } of limited) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(location(), { ...basic(token), ...from('192.0.2.7') })).status).toBe(200);
    const other = await post(location(), { ...basic(createDeviceToken()), ...from('192.0.2.8') });
    expect(other.status).toBe(401);
  });
});

it('neither a token nor a position is logged or measured', async () => {
  const [token, wrong] = [newDevice(), createDeviceToken()];
  for (const sent of [token, wrong]) {
    await post(location(), basic(sent));
    await post(location({ lat: 'x', lon: LONGITUDE }), basic(sent));
    await post(`{"lat":${LATITUDE},"id":"${sent}"`);
    await getByQuery({ id: sent, lat: String(LATITUDE), lon: String(LONGITUDE), timestamp: 'x' });
    await request(`?id=${sent}&lat=${LATITUDE}`, { method: 'DELETE' });
  }
  const written = JSON.stringify(gateway.logged) + (await gateway.metrics());
  const coordinates = [LATITUDE, LONGITUDE].map(String);
  const secrets = [token, wrong].flatMap((each) => [each, hashDeviceToken(each), basic(each).authorization]);
  for (const secret of [...secrets, ...coordinates]) expect(written).not.toContain(secret);
  expect(written).toContain('rotadas_device_positions_total{format="owntracks",outcome="stored"}');
});

describe('while the other services are unavailable', () => {
  it('a position of a known or new device is rejected with the time to repeat it', async () => {
    const [known, unknown] = [newDevice(), newDevice()];
    expect((await post(location(), basic(known))).status).toBe(200);
    gateway.stopServices();
    for (const token of [known, unknown]) {
      const reply = await post(location(), basic(token));
      expect(reply.headers.get('retry-after')).toBe('5');
      expect(code(reply)).toEqual([503, 'service-unavailable']);
    }
  });
});
