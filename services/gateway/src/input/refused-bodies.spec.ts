import type { z } from 'zod';
import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { clientErrorsCalls } from '@rotadas/contracts/client-errors/client-errors.calls';
import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { SAVED_ROUTE_FAULTS } from '@rotadas/contracts/matching/saved-route';
import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { DEPARTURE_FAULTS } from '@rotadas/contracts/providers/planned-offer';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { parseInput } from './parse-input.js';

const HOUR_MS = 3_600_000;
const HERE = { latitude: 39.9, longitude: 32.8 };
const OFFER = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };
const NAMED = { fullName: 'A' };
const REPORT = { category: 'odeme', description: 'Ödeme geçmedi' };
const TO_BURSA = { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } };
const SUBSCRIPTION = {
  endpoint: 'https://push.example/abc',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

const CRASH = { source: 'boundary', name: 'TypeError', message: 'x', page: '/', frames: [] };

const refusal = (details: object) =>
  expect.objectContaining({ code: 'input-invalid', status: 400, details: expect.objectContaining(details) });

describe('a body is refused by the field at fault', () => {
  type Row = readonly [what: string, body: unknown, field: string, text: string];

  const refuses = (call: { readonly body: z.ZodType }, rows: readonly Row[]) =>
    it.each(rows)('%s', (_what, body, field, text) => {
      expect(() => parseInput(call.body, body, 'body')).toThrow(
        refusal({ [field]: expect.stringContaining(text) }),
      );
    });

  describe('a position', () => {
    refuses(providersCalls.storePosition, [
      ['without a field', { latitude: 39 }, 'longitude', 'Bu alan zorunlu'],
      ['with an extra field', { ...HERE, speed: 1 }, 'speed', 'Bu alan tanınmıyor'],
      ['with a text as latitude', { ...HERE, latitude: '39' }, 'latitude', 'sayı olmalı'],
      ['with an infinite latitude', { ...HERE, latitude: Infinity }, 'latitude', 'sonlu'],
      ['at latitude 91', { ...HERE, latitude: 91 }, 'latitude', 'En fazla 90 olmalı'],
      ['at longitude 181', { ...HERE, longitude: 181 }, 'longitude', 'En fazla 180 olmalı'],
      ['with a token', { ...HERE, access_token: 'x' }, 'access_token', 'tanınmıyor'],
    ]);
  });

  describe('an error of the web app', () => {
    refuses(clientErrorsCalls.report, [
      ['of an unknown source', { ...CRASH, source: 'mail' }, 'source', 'Şunlardan biri'],
      ['with a message of 201 characters', { ...CRASH, message: 'x'.repeat(201) }, 'message', 'En fazla 200'],
      ['of a page with a query', { ...CRASH, page: '/?nereden=Ankara' }, 'page', ''],
      ['with a text as frame', { ...CRASH, frames: ['Ayşe Kaya'] }, 'frames.0', ''],
      ['with eleven frames', { ...CRASH, frames: Array(11).fill('/a.js:1:1') }, 'frames', 'En fazla 10'],
      ['with who saw it', { ...CRASH, user: 7 }, 'user', 'Bu alan tanınmıyor'],
    ]);
  });

  describe('an offer', () => {
    refuses(providersCalls.createOffer, [
      ['of an unknown type', { ...OFFER, type: 'rocket' }, 'type', 'Şunlardan biri'],
      ['of an unknown duration', { ...OFFER, duration: 45 }, 'duration', '15, 30, 60, 240, 360, always'],
      ['from an empty place', { ...OFFER, from: ' ' }, 'from', 'Bu alan boş olamaz'],
      ['from an invisible place', { ...OFFER, from: '\u3164' }, 'from', 'Görünen en az'],
      ['to a place with a direction isolate', { ...OFFER, to: 'Konya\u2067' }, 'to', 'kontrol ya da yön'],
      ['to a place of 101 characters', { ...OFFER, to: 'x'.repeat(101) }, 'to', 'En fazla 100 karakter'],
      ['with nine seats', { ...OFFER, seats: 9 }, 'seats', 'En fazla 8 olmalı'],
      ['with half a seat', { ...OFFER, seats: 1.5 }, 'seats', 'tam sayı'],
      ['of a taxi with a load', { ...OFFER, loadKg: 5 }, 'loadKg', 'yük yazılmaz'],
      [
        'with a negative price',
        { ...OFFER, price: { amount: -1, per: 'trip' } },
        'price.amount',
        'En az 0 olmalı',
      ],
      ['with four stops', { ...OFFER, stops: ['a', 'b', 'c', 'd'] }, 'stops', 'En fazla 3 olmalı'],
      ['that is not an object', [], 'body', 'nesne olmalı'],
      ['that departs in the past', { ...OFFER, departsAt: 1 }, 'departsAt', DEPARTURE_FAULTS.past],
      [
        'that departs in 8 days',
        { ...OFFER, departsAt: Date.now() + 192 * HOUR_MS },
        'departsAt',
        DEPARTURE_FAULTS.far,
      ],
      ['that departs at a text', { ...OFFER, departsAt: 'yarın' }, 'departsAt', 'sayı'],
      [
        'from beside the globe',
        { ...OFFER, fromPlace: { latitude: 91, longitude: 1 } },
        'fromPlace.latitude',
        '90',
      ],
      ['to half a point', { ...OFFER, toPlace: { latitude: 1 } }, 'toPlace.longitude', 'zorunlu'],
    ]);
    refuses(providersCalls.editPlanned, [
      ['that is planned, without a departure', OFFER, 'departsAt', 'zorunlu'],
    ]);
    refuses(providersCalls.editOffer, [
      ['on the map, with no seat', { ...OFFER, seats: 0 }, 'seats', 'En az'],
    ]);
  });

  describe('going online', () => {
    const online = { isOnline: true, service: OFFER, ...HERE };
    refuses(providersCalls.setStatus, [
      ['with half a place', { isOnline: true, latitude: 39 }, 'longitude', 'Enlem ve boylam birlikte'],
      [
        'with a control character in a stop',
        { ...online, service: { ...OFFER, stops: ['Ku\u0007lu'] } },
        'service.stops.0',
        'kontrol ya da yön',
      ],
      [
        'with an offer that departs later',
        { ...online, service: { ...OFFER, departsAt: Date.now() + HOUR_MS } },
        'service.departsAt',
        '',
      ],
      ['with an offer and a planned offer', { ...online, offerId: 12 }, 'offerId', ''],
    ]);
  });

  describe('a profile', () => {
    refuses(usersCalls.updateProfile, [
      ['with half of a surrogate pair', { fullName: 'Ayşe \ud83d' }, 'fullName', 'Bozuk karakterler'],
      [
        'with a name of zero-width characters',
        { fullName: '\u200b\u2060' },
        'fullName',
        'İsim soyisim zorunludur',
      ],
      ['with an empty name', { fullName: '' }, 'fullName', 'İsim soyisim zorunludur'],
      ['with NUL in the name', { fullName: 'Ay\0şe' }, 'fullName', 'kontrol ya da yön'],
      [
        'with a direction override in the description',
        { ...NAMED, description: '\u202eters' },
        'description',
        'kontrol ya da yön',
      ],
      ['with a phone of letters', { ...NAMED, phone: 'abc' }, 'phone', 'telefon'],
      ['with a phone of a point', { ...NAMED, phone: '.' }, 'phone', 'telefon'],
      ['born tomorrow', { ...NAMED, birthDate: '2131-01-01' }, 'birthDate', '1900 ile bugün arasında'],
      ['born in 9999', { ...NAMED, birthDate: '9999-12-31' }, 'birthDate', '1900 ile bugün arasında'],
      ['born on a day that does not exist', { ...NAMED, birthDate: '2001-02-30' }, 'birthDate', 'tarih'],
      [
        'with a script as picture address',
        { ...NAMED, profileImage: 'javascript:alert(1)' },
        'profileImage',
        'https',
      ],
    ]);
  });

  describe('a search for matches', () => {
    refuses(matchingCalls.findMatches, [
      ['without an end', { from: { name: 'Bursa' } }, 'to', ''],
      ['with a negative detour', { ...TO_BURSA, maxDetourMetres: -1 }, 'maxDetourMetres', ''],
      ['with a detour of 1e9', { ...TO_BURSA, maxDetourMetres: 1e9 }, 'maxDetourMetres', ''],
      ['with a text as detour', { ...TO_BURSA, maxDetourMetres: '5' }, 'maxDetourMetres', ''],
      ['for 51 matches', { ...TO_BURSA, limit: 51 }, 'limit', ''],
      ['for another type', { ...TO_BURSA, serviceType: 'rocket' }, 'serviceType', ''],
      ['with an unknown field', { ...TO_BURSA, price: 5 }, 'price', 'tanınmıyor'],
    ]);
    it.each([
      ['of two kinds', { name: 'Bursa', latitude: 39.92, longitude: 32.85 }],
      ['with an empty name', { name: ' ' }],
      ['off the globe', { latitude: 91, longitude: 0 }],
    ])('from an end %s', (_what, from) => {
      const find = () => parseInput(matchingCalls.findMatches.body, { ...TO_BURSA, from }, 'body');
      expect(find).toThrow(expect.objectContaining({ code: 'input-invalid' }));
    });
  });

  describe('a saved route', () => {
    refuses(savedRoutesCalls.saveRoute, [
      ['without an end', { from: TO_BURSA.from }, 'to', ''],
      ['with a negative detour', { ...TO_BURSA, maxDetourMetres: -1 }, 'maxDetourMetres', ''],
      ['with a detour of 1e9', { ...TO_BURSA, maxDetourMetres: 1e9 }, 'maxDetourMetres', ''],
      ['on no day', { ...TO_BURSA, days: [] }, 'days', ''],
      ['at hours of no clock', { ...TO_BURSA, hours: { from: '24:00', to: '25:00' } }, 'hours.from', ''],
      ['for an unknown service type', { ...TO_BURSA, serviceType: 'ufo' }, 'serviceType', ''],
      ['of another owner', { ...TO_BURSA, userId: 1 }, 'userId', ''],
      ['that ends in the past', { ...TO_BURSA, endsOn: '2020-01-01' }, 'endsOn', SAVED_ROUTE_FAULTS.endsOn],
    ]);
  });

  describe('a report', () => {
    refuses(reportsCalls.open, [
      ['with a blank description', { ...REPORT, description: ' \n ' }, 'description', 'Bu alan boş olamaz'],
      [
        'with a description of 2,001 characters',
        { ...REPORT, description: 'x'.repeat(2_001) },
        'description',
        'En fazla 2000 karakter',
      ],
      ['with a category of 51 characters', { ...REPORT, category: 'k'.repeat(51) }, 'category', 'Şunlardan'],
      ['with a status', { ...REPORT, status: 'çözüldü' }, 'status', 'Bu alan tanınmıyor'],
      ['without a description', { category: 'odeme' }, 'description', 'Bu alan zorunlu'],
    ]);
    refuses(reportsCalls.changeStatus, [
      ['with an unknown status', { status: 'bitti' }, 'status', ''],
      ['without a status', { adminNotes: 'x' }, 'status', ''],
      [
        'with notes of 2,001 characters',
        { status: 'yeni', adminNotes: 'x'.repeat(2_001) },
        'adminNotes',
        'En fazla',
      ],
      ['with revision 0', { status: 'yeni', revision: 0 }, 'revision', ''],
    ]);
  });

  describe('about notifications', () => {
    refuses(notificationsCalls.read, [['the ids of another user', { ids: [1], userId: 8 }, 'userId', '']]);
    refuses(notificationsCalls.subscribePush, [
      ['a subscription nowhere', { ...SUBSCRIPTION, endpoint: 'nowhere' }, 'endpoint', ''],
    ]);
    it.each([
      ['a request to read nothing', notificationsCalls.read, {}],
      ['choices without channels', notificationsCalls.choose, { channels: {}, quietHours: null }],
    ])('%s', (_what, { body }, sent) => {
      expect(() => parseInput<z.ZodType>(body, sent, 'body')).toThrow(
        expect.objectContaining({ code: 'input-invalid' }),
      );
    });
  });

  describe('a bot-check', () => {
    refuses(botCheckCalls.verify, [
      ['for an unknown action', { action: 'admin', token: 'x' }, 'action', ''],
      ['without a token', { action: 'login' }, 'token', 'zorunlu'],
      ['with an extra field', { action: 'login', token: 'x', more: 1 }, 'more', 'tanınmıyor'],
      ['with a token of 8,193 characters', { action: 'login', token: 'x'.repeat(8_193) }, 'token', ''],
    ]);
  });
});

describe('a name', () => {
  const parsed = (fullName: string) =>
    parseInput(usersCalls.updateProfile.body, { fullName }, 'body').fullName;

  it.each(['<b>Ayşe</b> & "Ali"', 'عائشة', '🚀 İı'])('stays %j', (fullName) => {
    expect(parsed(fullName)).toBe(fullName);
  });

  const STRANGE = [
    0x00, 0x0b, 0x1f, 0x7f, 0xad, 0x301, 0x200b, 0x200f, 0x2028, 0x202e, 0x2067, 0xfeff, 0x1f69a,
  ];

  it.each(STRANGE)('with the character %i has one clean form or is refused', (code) => {
    const character = String.fromCodePoint(code);
    for (const name of [character, `A${character}`, `${character}${character}A`, `A${character}z`]) {
      const { data } = usersCalls.updateProfile.body.safeParse({ fullName: name });
      if (data === undefined) {
        expect(() => parsed(name)).toThrow(refusal({ fullName: expect.any(String) }));
      } else {
        expect(data.fullName).toBe(data.fullName.normalize().trim());
        expect(data.fullName).toMatch(
          /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*[\p{L}\p{S}][^\p{Cc}\u202e\u2067]*$/u,
        );
      }
    }
  });
});
