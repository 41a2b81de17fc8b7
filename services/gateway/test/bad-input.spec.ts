import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { User } from '@rotadas/contracts/users/user';
import { startTestBed, type TestBed } from './support/test-bed.js';

const OFFER = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };
const HERE = { latitude: 39.9, longitude: 32.8 };

describe('bad input', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed({ LOCATION_LIMIT_PER_SECOND: '1000' })));
  afterAll(() => testBed.stop());

  it.each([
    ['a missing field', '/api/providers/location', { latitude: 39 }, 'longitude', 'Bu alan zorunlu'],
    ['an extra field', '/api/providers/location', { ...HERE, speed: 1 }, 'speed', 'Bu alan tanınmıyor'],
    ['a mistyped field', '/api/providers/location', { ...HERE, latitude: '39' }, 'latitude', 'sayı olmalı'],
    [
      'a non-finite field',
      '/api/providers/location',
      '{"latitude":1e999,"longitude":3}',
      'latitude',
      'sonlu',
    ],
    ['latitude 91', '/api/providers/location', { ...HERE, latitude: 91 }, 'latitude', 'En fazla 90 olmalı'],
    [
      'longitude 181',
      '/api/providers/location',
      { ...HERE, longitude: 181 },
      'longitude',
      'En fazla 180 olmalı',
    ],
    ['an unknown service type', '/api/services', { ...OFFER, type: 'rocket' }, 'type', 'Şunlardan biri'],
    [
      'an unknown duration',
      '/api/services',
      { ...OFFER, duration: 45 },
      'duration',
      '15, 30, 60, 240, 360, always',
    ],
    ['an empty place', '/api/services', { ...OFFER, from: ' ' }, 'from', 'Bu alan boş olamaz'],
    [
      'half of a surrogate pair',
      '/api/users/profile',
      '{"fullName":"Ayşe \\ud83d"}',
      'fullName',
      'Bozuk karakterler',
    ],
    [
      'a name of zero-width characters',
      '/api/users/profile',
      { fullName: '\u200b\u2060' },
      'fullName',
      'Görünen en az bir karakter',
    ],
    ['a name with NUL', '/api/users/profile', { fullName: 'Ay\0şe' }, 'fullName', 'kontrol ya da yön'],
    [
      'a description with a direction override',
      '/api/users/profile',
      { fullName: 'A', description: '\u202eters' },
      'description',
      'kontrol ya da yön',
    ],
    ['a phone of letters', '/api/users/profile', { fullName: 'A', phone: 'abc' }, 'phone', 'telefon'],
    ['a phone of a point', '/api/users/profile', { fullName: 'A', phone: '.' }, 'phone', 'telefon'],
    [
      'a birth date to come',
      '/api/users/profile',
      { fullName: 'A', birthDate: '2131-01-01' },
      'birthDate',
      '1900 ile bugün arasında',
    ],
    [
      'a birth date of the year 9999',
      '/api/users/profile',
      { fullName: 'A', birthDate: '9999-12-31' },
      'birthDate',
      '1900 ile bugün arasında',
    ],
    [
      'a place with a direction isolate',
      '/api/services',
      { ...OFFER, to: 'Konya\u2067' },
      'to',
      'kontrol ya da yön',
    ],
    ['a place that shows nothing', '/api/services', { ...OFFER, from: '\u3164' }, 'from', 'Görünen en az'],
    [
      'a mistyped picture address',
      '/api/users/profile',
      { fullName: 'A', profileImage: 'javascript:alert(1)' },
      'profileImage',
      'https',
    ],
    ['nine seats', '/api/services', { ...OFFER, seats: 9 }, 'seats', 'En fazla 8 olmalı'],
    ['half a seat', '/api/services', { ...OFFER, seats: 1.5 }, 'seats', 'tam sayı'],
    ['a load in a taxi', '/api/services', { ...OFFER, loadKg: 5 }, 'loadKg', 'yük yazılmaz'],
    [
      'a negative price',
      '/api/services',
      { ...OFFER, price: { amount: -1, per: 'trip' } },
      'price.amount',
      'En az 0 olmalı',
    ],
    ['four stops', '/api/services', { ...OFFER, stops: ['a', 'b', 'c', 'd'] }, 'stops', 'En fazla 3 olmalı'],
    [
      'a stop with a control character, on going online',
      '/api/providers/status',
      { isOnline: true, service: { ...OFFER, stops: ['Ku\u0007lu'] }, ...HERE },
      'service.stops.0',
      'kontrol ya da yön',
    ],
    ['a too long field', '/api/services', { ...OFFER, to: 'x'.repeat(101) }, 'to', 'En fazla 100 karakter'],
    ['a body that is no object', '/api/services', [], 'body', 'nesne olmalı'],
    [
      'going online with half a place',
      '/api/providers/status',
      { isOnline: true, latitude: 39 },
      'longitude',
      'Enlem ve boylam birlikte',
    ],
    [
      'a token in the body',
      '/api/providers/location',
      { ...HERE, access_token: 'x' },
      'access_token',
      'tanınmıyor',
    ],
    [
      'a day that does not exist',
      '/api/users/profile',
      { fullName: 'A', birthDate: '2001-02-30' },
      'birthDate',
      'tarih',
    ],
  ])('answers %s with the field at fault', async (_what, path, body, field, text) => {
    const reply = await testBed.call(path, body);
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { code: 'input-invalid', details: { [field]: expect.stringContaining(text) } },
    ]);
  });

  it.each([
    ['an id that is no number', '/api/users/abc', 'id'],
    ['an id that is zero', '/api/users/0', 'id'],
    ['an id with a fraction', '/api/users/1.5', 'id'],
    ['an id of too many digits', '/api/users/99999999999999999999', 'id'],
    ['an extra field in the query', '/api/providers/active?serviceType=taxi&page=2', 'page'],
    [
      'a field given twice in the query',
      '/api/providers/active?serviceType=taxi&serviceType=cargo',
      'serviceType',
    ],
    ['an unknown service type in the query', '/api/providers/active?serviceType=rocket', 'serviceType'],
  ])('answers %s likewise', async (_what, path, field) => {
    const reply = await testBed.call(path);
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { details: { [field]: expect.any(String) } },
    ]);
  });

  it.each(['<b>Ayşe</b> & "Ali"', '\u200fعائشة\u200e', '👩🏽‍🚀 İı'])(
    'passes the text %j on as it is, both ways',
    async (fullName) => {
      const reply = await testBed.call('/api/users/profile', { fullName });
      expect(reply.headers.get('content-type')).toContain('application/json');
      expect(await reply.json()).toMatchObject({ fullName });
    },
  );

  it('answers each of many strange names with the same name in one clean form, or with the field at fault', async () => {
    const strange = [
      0x00, 0x0b, 0x1f, 0x7f, 0xad, 0x301, 0x200b, 0x200f, 0x2028, 0x202e, 0x2067, 0xfeff, 0x1f69a,
    ];
    const names = strange.flatMap((code) => {
      const character = String.fromCodePoint(code);
      return [character, `A${character}`, `${character}${character}A`, `A${character}z`];
    });
    for (const fullName of names) {
      const reply = await testBed.call('/api/users/profile', { fullName });
      const body: unknown = await reply.json();
      if (reply.status === 200) {
        const { fullName: taken } = User.parse(body);
        expect(taken).toBe(taken.normalize().trim());
        expect(taken).toMatch(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*[\p{L}\p{S}][^\p{Cc}\u202e\u2067]*$/u);
      } else {
        expect([reply.status, body]).toMatchObject([400, { details: { fullName: expect.any(String) } }]);
      }
    }
  });

  it('keeps nothing that poisons prototypes', async () => {
    const reply = await testBed.call('/api/users/profile', '{"fullName":"A","__proto__":{"isAdmin":true}}');
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'json-broken' }]);
  });

  it('answers broken JSON, an empty one, a large body, another media type and an unknown path', async () => {
    const codeOf = async (reply: Promise<Response>) => {
      const { status, body } = await reply.then(async (it) => ({ status: it.status, body: await it.json() }));
      return [status, ErrorBody.parse(body).code];
    };
    expect(await codeOf(testBed.call('/api/services', '{"type":'))).toEqual([400, 'json-broken']);
    expect(await codeOf(testBed.call('/api/services', ''))).toEqual([400, 'json-broken']);
    expect(await codeOf(testBed.call('/api/services', { from: 'x'.repeat(1_000_000) }))).toEqual([
      413,
      'body-too-large',
    ]);
    expect(await codeOf(testBed.call('/api/nowhere'))).toEqual([404, 'path-unknown']);
    expect(await codeOf(testBed.call('/api/nowhere', {}))).toEqual([404, 'path-unknown']);
    expect(await codeOf(testBed.call('/api/%zz'))).toEqual([404, 'path-unknown']);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const reply = fetch(`${testBed.gateway.url}/api/services`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'a=b',
      });
      expect(await codeOf(reply)).toEqual([415, 'media-unsupported']);
    }
  });
});
