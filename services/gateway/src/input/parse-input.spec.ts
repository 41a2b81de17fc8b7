import { parse } from 'node:querystring';
import type { z } from 'zod';
import { auditLogCalls } from '@rotadas/contracts/audit-log/audit-log.calls';
import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { clientErrorsCalls } from '@rotadas/contracts/client-errors/client-errors.calls';
import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { operationsCalls } from '@rotadas/contracts/operations/operations.calls';
import { DEPARTURE_FAULTS } from '@rotadas/contracts/providers/planned-offer';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { parseInput } from './parse-input.js';

const { createOffer, editOffer, editPlanned, listActive, setStatus, storePosition } = providersCalls;
const { report: reportError } = clientErrorsCalls;
const { nearestPlace, searchPlaces } = matchingCalls;
const { search: searchActs } = auditLogCalls;

const HERE = { latitude: 39.9, longitude: 32.8 };
const OFFER = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };
const ONLINE = { isOnline: true, service: OFFER, ...HERE };
const CRASH = { source: 'boundary', name: 'TypeError', message: 'x', page: '/', frames: [] };
const CHECK = { action: 'login', token: 'x' };

const rejection = (field: string, text: string) =>
  expect.objectContaining({
    code: 'input-invalid',
    status: 400,
    details: expect.objectContaining({ [field]: expect.stringContaining(text) }),
  });

// The schemas are tested in contracts; these rows show that the field and its text are named.
describe('input is rejected with a Turkish text for the field', () => {
  it.each<[what: string, call: { body: z.ZodType }, body: unknown, field: string, text: string]>([
    ['a missing field', storePosition, { latitude: 39 }, 'longitude', 'Bu alan zorunlu'],
    ['an extra field', storePosition, { ...HERE, speed: 1 }, 'speed', 'Bu alan tanınmıyor'],
    ['a text', storePosition, { ...HERE, latitude: '39' }, 'latitude', 'sayı olmalı'],
    ['infinity', storePosition, { ...HERE, latitude: Infinity }, 'latitude', 'sonlu'],
    ['a large number', storePosition, { ...HERE, latitude: 91 }, 'latitude', 'En fazla 90 olmalı'],
    ['another object', createOffer, [], 'body', 'nesne olmalı'],
    ['an unknown type', createOffer, { ...OFFER, type: 'rocket' }, 'type', 'Şunlardan biri'],
    ['another choice', createOffer, { ...OFFER, duration: 45 }, 'duration', '360, always'],
    ['an empty text', createOffer, { ...OFFER, from: ' ' }, 'from', 'Bu alan boş olamaz'],
    ['an invisible text', createOffer, { ...OFFER, from: '\u3164' }, 'from', 'Görünen en az'],
    ['a direction isolate', createOffer, { ...OFFER, to: 'K\u2067' }, 'to', 'kontrol ya da yön'],
    ['a long text', createOffer, { ...OFFER, to: 'x'.repeat(101) }, 'to', 'En fazla 100 karakter'],
    ['half a seat', createOffer, { ...OFFER, seats: 1.5 }, 'seats', 'tam sayı'],
    ['no seat', editOffer, { ...OFFER, seats: 0 }, 'seats', 'En az'],
    ['a load of a taxi', createOffer, { ...OFFER, loadKg: 5 }, 'loadKg', 'yük yazılmaz'],
    ['four stops', createOffer, { ...OFFER, stops: [...'abcd'] }, 'stops', 'En fazla 3 olmalı'],
    ['a past departure', createOffer, { ...OFFER, departsAt: 1 }, 'departsAt', DEPARTURE_FAULTS.past],
    ['no departure', editPlanned, OFFER, 'departsAt', 'zorunlu'],
    ['half a place', setStatus, { isOnline: true, latitude: 39 }, 'longitude', 'birlikte'],
    ['two offers', setStatus, { ...ONLINE, offerId: 12 }, 'offerId', ''],
    [
      'a planned offer',
      setStatus,
      { ...ONLINE, service: { ...OFFER, departsAt: 1 } },
      'service.departsAt',
      '',
    ],
    [
      'half a character',
      usersCalls.updateProfile,
      { fullName: 'Ayşe \ud83d' },
      'fullName',
      'Bozuk karakterler',
    ],
    ['a script', usersCalls.updateProfile, { profileImage: 'javascript:alert(1)' }, 'profileImage', 'https'],
    ['no day', usersCalls.updateProfile, { birthDate: '2001-02-30' }, 'birthDate', 'tarih'],
    [
      'tomorrow',
      usersCalls.updateProfile,
      { birthDate: '2131-01-01' },
      'birthDate',
      '1900 ile bugün arasında',
    ],
    ['an unknown status', reportsCalls.changeStatus, { status: 'bitti' }, 'status', 'Şunlardan biri'],
    [
      'long notes',
      reportsCalls.changeStatus,
      { status: 'yeni', adminNotes: 'x'.repeat(2_001) },
      'adminNotes',
      'En fazla',
    ],
    ['revision 0', reportsCalls.changeStatus, { status: 'yeni', revision: 0 }, 'revision', ''],
    ['an unknown source', reportError, { ...CRASH, source: 'mail' }, 'source', 'Şunlardan biri'],
    ['a long message', reportError, { ...CRASH, message: 'x'.repeat(201) }, 'message', 'En fazla 200'],
    ['a page with a query', reportError, { ...CRASH, page: '/?nereden=A' }, 'page', ''],
    ['a text as frame', reportError, { ...CRASH, frames: ['Ayşe Kaya'] }, 'frames.0', ''],
    [
      'eleven frames',
      reportError,
      { ...CRASH, frames: Array(11).fill('/a.js:1:1') },
      'frames',
      'En fazla 10',
    ],
    ['the user', reportError, { ...CRASH, user: 7 }, 'user', 'Bu alan tanınmıyor'],
    ['an unknown action', botCheckCalls.verify, { ...CHECK, action: 'admin' }, 'action', ''],
    ['no token', botCheckCalls.verify, { action: 'login' }, 'token', 'zorunlu'],
    ['a long token', botCheckCalls.verify, { ...CHECK, token: 'x'.repeat(8_193) }, 'token', ''],
    ['the ids of another user', notificationsCalls.read, { ids: [1], userId: 8 }, 'userId', ''],
  ])('a body with %s', (_what, { body: schema }, body, field, text) => {
    expect(() => parseInput(schema, body, 'body')).toThrow(rejection(field, text));
  });

  it.each<[query: string, call: { query: z.ZodType }, field: string, text: string]>([
    ['serviceType=taxi&serviceType=cargo', listActive, 'serviceType', ''],
    ['bbox=33,39,32,40', listActive, 'bbox', 'sınırı'],
    ['near=39,32&bbox=32,39,33,40', listActive, 'near', ''],
    ['radius=100', listActive, 'radius', ''],
    ['', searchPlaces, 'q', 'Bu alan zorunlu'],
    [`q=${'x'.repeat(10_000)}`, searchPlaces, 'q', 'En fazla 100 karakter'],
    ['q=a&near=NaN', searchPlaces, 'near', 'Biçimi'],
    ['q=a&near=39.9', searchPlaces, 'near', 'En az 2'],
    ['q=a&near=39.9,32.8,1', searchPlaces, 'near', 'En fazla 2'],
    ['q=a&near=91,32.8', searchPlaces, 'near.0', 'En fazla 90'],
    ['q=a&near=1e999,32.8', searchPlaces, 'near.0', 'sayı'],
    ['latitude=39.9', nearestPlace, 'longitude', ''],
    ['from=Ankara', savedRoutesCalls.countWaiting, 'from', ''],
    ['status=bitti', reportsCalls.page, 'status', ''],
    ['limit=1000', reportsCalls.page, 'limit', ''],
    ['before=abc', reportsCalls.page, 'before', ''],
    ['limit=101', notificationsCalls.list, 'limit', ''],
    ['', notificationsCalls.unsubscribePush, 'endpoint', ''],
    ['person=0', searchActs, 'person', ''],
    ['kind=other', searchActs, 'kind', ''],
    ['from=-1', searchActs, 'from', ''],
    ['until=x', searchActs, 'until', ''],
    ['limit=101', searchActs, 'limit', ''],
    ['before=1', searchActs, 'before', ''],
    ['x=1', searchActs, 'x', ''],
    ['since=yesterday', operationsCalls.view, 'since', ''],
    ['action=admin', botCheckCalls.challenge, 'action', ''],
  ])('the query %s', (query, { query: schema }, field, text) => {
    expect(() => parseInput(schema, parse(query), 'query')).toThrow(rejection(field, text));
  });

  it.each(['abc', '0', '1.5', '99999999999999999999', 'zwölf'])('the id %s', (id) => {
    const { get, changeStatus } = reportsCalls;
    const { removeSavedRoute } = savedRoutesCalls;
    for (const { params } of [
      usersCalls.get,
      get,
      changeStatus,
      removeSavedRoute,
      providersCalls.withdrawPlanned,
    ])
      expect(() => parseInput(params, { id }, 'params')).toThrow(rejection('id', ''));
  });
});
