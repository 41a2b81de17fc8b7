import { parse } from 'node:querystring';
import type { z } from 'zod';
import { auditLogCalls } from '@rotadas/contracts/audit-log/audit-log.calls';
import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { clientErrorsCalls } from '@rotadas/contracts/client-errors/client-errors.calls';
import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { DETAIL_FAULTS } from '@rotadas/contracts/providers/offer-details';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { PROFILE_FAULTS } from '@rotadas/contracts/users/profile';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { parseInput } from './parse-input.js';

const { createOffer, setStatus, storePosition } = providersCalls;
const { report: reportError } = clientErrorsCalls;
const { searchPlaces } = matchingCalls;
const { search: searchActs } = auditLogCalls;
const { register, updateProfile } = usersCalls;

const HERE = { latitude: 39.9, longitude: 32.8 };
const OFFER = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };
const CRASH = { source: 'boundary', name: 'TypeError', message: 'x', page: '/', frames: [] };
const CHECK = { action: 'login', token: 'x' };

const rejection = (details: object) =>
  expect.objectContaining({ code: 'input-invalid', status: 400, details });
const rejectionOf = (field: string) =>
  rejection(expect.objectContaining({ [field]: expect.stringMatching(/\p{L}/u) }));

it.each<[schema: z.ZodType, input: unknown, details: object]>([
  [
    storePosition.body,
    { latitude: 91, longitude: -181 },
    { latitude: 'En çok 90 olabilir', longitude: 'En az -180 olmalı' },
  ],
  [
    storePosition.body,
    { latitude: Infinity, longitude: 'x' },
    { latitude: 'Değer sonlu bir sayı olmalı', longitude: 'Değer sonlu bir sayı olmalı' },
  ],
  [storePosition.body, { ...HERE, a: 1, b: 2 }, { a: 'Bu alan tanınmıyor', b: 'Bu alan tanınmıyor' }],
  [storePosition.body, { latitude: 39 }, { longitude: 'Bu alan zorunlu' }],
  [storePosition.body, undefined, { body: 'Bu alan zorunlu' }],
  [createOffer.body, [], { body: 'Değer nesne olmalı' }],
  [
    createOffer.body,
    { ...OFFER, from: ' ', to: 'x'.repeat(101), duration: 20 },
    {
      from: 'Bu alan boş olamaz',
      to: 'En çok 100 karakter olabilir',
      duration: 'Şunlardan biri olmalı: 15, 30, 60, 240, 360, always',
    },
  ],
  [createOffer.body, { ...OFFER, seats: 1.5 }, { seats: 'Değer tam sayı olmalı' }],
  [createOffer.body, { ...OFFER, stops: [...'abcd'] }, { stops: 'En çok 3 olabilir' }],
  [createOffer.body, { ...OFFER, loadKg: 5 }, { loadKg: DETAIL_FAULTS.loadKg }],
  [
    updateProfile.body,
    { fullName: 'A', birthDate: 'dün' },
    { birthDate: 'Geçerli bir tarih olmalı (yyyy-aa-gg)' },
  ],
  [updateProfile.body, { fullName: 'A', birthDate: '2131-01-01' }, { birthDate: PROFILE_FAULTS.birthDate }],
  [
    updateProfile.body,
    { fullName: 'A', profileImage: 'javascript:alert(1)' },
    { profileImage: 'Geçerli bir https adresi olmalı' },
  ],
  [register.body, { email: 'x' }, { email: 'Geçerli bir email adresi giriniz' }],
  [searchPlaces.query, { q: 'a', near: 'NaN' }, { near: 'Biçimi geçerli değil' }],
  [searchPlaces.query, { q: 'a', near: '39.9' }, { near: 'En az 2 olmalı' }],
  [setStatus.body, { isOnline: 'evet' }, { isOnline: expect.any(String) }],
])('the faults of each field are described in Turkish (%#)', (schema, input, details) => {
  expect(() => parseInput(schema, input, 'body')).toThrow(rejection(details));
});

// The other schemas are tested in contracts.
describe('input is rejected, and its field is named', () => {
  it.each<[what: string, call: { body: z.ZodType }, body: unknown, field: string]>([
    ['an unknown status', reportsCalls.changeStatus, { status: 'bitti' }, 'status'],
    [
      'long notes',
      reportsCalls.changeStatus,
      { status: 'yeni', adminNotes: 'x'.repeat(2_001) },
      'adminNotes',
    ],
    ['revision 0', reportsCalls.changeStatus, { status: 'yeni', revision: 0 }, 'revision'],
    ['an unknown source', reportError, { ...CRASH, source: 'mail' }, 'source'],
    ['a long message', reportError, { ...CRASH, message: 'x'.repeat(201) }, 'message'],
    ['a page with a query', reportError, { ...CRASH, page: '/?nereden=A' }, 'page'],
    ['a text as frame', reportError, { ...CRASH, frames: ['Ayşe Kaya'] }, 'frames.0'],
    [
      'eleven frames',
      reportError,
      { ...CRASH, frames: Array(11).fill('/assets/home-Dfba8r5J.js:1:1') },
      'frames',
    ],
    ['the user', reportError, { ...CRASH, user: 7 }, 'user'],
    ['an unknown action', botCheckCalls.verify, { ...CHECK, action: 'admin' }, 'action'],
    ['a long token', botCheckCalls.verify, { ...CHECK, token: 'x'.repeat(8_193) }, 'token'],
    ['the ids of another user', notificationsCalls.read, { ids: [1], userId: 8 }, 'userId'],
  ])('a body with %s', (_what, { body: schema }, body, field) => {
    expect(() => parseInput(schema, body, 'body')).toThrow(rejectionOf(field));
  });

  it.each<[query: string, call: { query: z.ZodType }, field: string]>([
    ['q=a&near=91,32.8', searchPlaces, 'near.0'],
    ['status=bitti', reportsCalls.page, 'status'],
    ['limit=1000', reportsCalls.page, 'limit'],
    ['before=abc', reportsCalls.page, 'before'],
    ['limit=101', notificationsCalls.list, 'limit'],
    ['', notificationsCalls.unsubscribePush, 'endpoint'],
    ['person=0', searchActs, 'person'],
    ['kind=other', searchActs, 'kind'],
    ['from=-1', searchActs, 'from'],
    ['until=x', searchActs, 'until'],
    ['limit=101', searchActs, 'limit'],
    ['before=1', searchActs, 'before'],
    ['x=1', searchActs, 'x'],
    ['action=admin', botCheckCalls.challenge, 'action'],
  ])('the query %s', (query, { query: schema }, field) => {
    expect(() => parseInput(schema, parse(query), 'query')).toThrow(rejectionOf(field));
  });

  it.each(['abc', '0', '1.5', '99999999999999999999', 'zwölf'])('the id %s', (id) => {
    const { removeSavedRoute } = savedRoutesCalls;
    for (const { params } of [
      usersCalls.get,
      reportsCalls.get,
      removeSavedRoute,
      providersCalls.withdrawPlanned,
    ])
      expect(() => parseInput(params, { id }, 'params')).toThrow(rejectionOf('id'));
  });
});
