import { parse } from 'node:querystring';
import type { z } from 'zod';
import { adminActsCalls } from '@rotadas/contracts/admin-acts/admin-acts.calls';
import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { WAITING_FAULTS } from '@rotadas/contracts/matching/waiting';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { operationsCalls } from '@rotadas/contracts/operations/operations.calls';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { parseInput } from './parse-input.js';

const refusal = (details: object) =>
  expect.objectContaining({ code: 'input-invalid', status: 400, details: expect.objectContaining(details) });

describe('a query is refused by the field at fault', () => {
  type Row = readonly [query: string, field: string, text?: string];

  const refuses = (path: string, call: { readonly query: z.ZodType }, rows: readonly Row[]) =>
    it.each(rows.map(([query, field, text = '']) => ({ query, field, text })))(
      `${path}?$query`,
      ({ query, field, text }) => {
        expect(() => parseInput(call.query, parse(query), 'query')).toThrow(
          refusal({ [field]: expect.stringContaining(text) }),
        );
      },
    );

  refuses('/api/providers/active', providersCalls.listActive, [
    ['serviceType=taxi&page=2', 'page'],
    ['serviceType=taxi&serviceType=cargo', 'serviceType'],
    ['serviceType=rocket', 'serviceType'],
    ['bbox=33,39,32,40', 'bbox'],
    ['bbox=32,39,33', 'bbox'],
    ['bbox=a,b,c,d', 'bbox'],
    ['near=91,32', 'near.0'],
    ['near=39,32&bbox=32,39,33,40', 'near'],
    ['radius=100', 'radius'],
    ['near=39,32&radius=0', 'radius'],
    ['limit=0', 'limit'],
    ['limit=1&limit=2', 'limit'],
  ]);
  refuses('/api/places', matchingCalls.searchPlaces, [
    ['', 'q', 'Bu alan zorunlu'],
    ['q=%20%09', 'q', 'Bu alan boş olamaz'],
    ['q=%E2%80%8B%E2%81%A0', 'q', 'Görünen en az bir karakter'],
    [`q=${'x'.repeat(101)}`, 'q', 'En fazla 100 karakter'],
    [`q=${'x'.repeat(10_000)}`, 'q', 'En fazla 100 karakter'],
    ['q=Kad%C4%B1%00k%C3%B6y', 'q', 'kontrol'],
    ['q=%E2%80%AEBursa', 'q', 'yön işaretleri'],
    ['q=a&q=b', 'q'],
    ['q=a&near=NaN', 'near', 'Biçimi'],
    ['q=a&near=39.9,NaN', 'near', 'Biçimi'],
    ['q=a&near=39.9', 'near', 'En az 2'],
    ['q=a&near=39.9,32.8,1', 'near', 'En fazla 2'],
    ['q=a&near=39.9,%2032.8', 'near', 'Biçimi'],
    ['q=a&near=91,32.8', 'near.0', 'En fazla 90'],
    ['q=a&near=1e999,32.8', 'near.0', 'sayı'],
    ['q=a&limit=0', 'limit', 'En az 1'],
    ['q=a&limit=21', 'limit', 'En fazla 20'],
    ['q=a&limit=1.5', 'limit', 'Biçimi'],
    ['q=a&district=b', 'district', 'tanınmıyor'],
  ]);
  refuses('/api/places/nearest', matchingCalls.nearestPlace, [
    ['', 'latitude'],
    ['latitude=39.9', 'longitude'],
    ['latitude=&longitude=32.8', 'latitude'],
    ['latitude=NaN&longitude=32.8', 'latitude'],
    ['latitude=39.9&longitude=Infinity', 'longitude'],
    ['latitude=1e999&longitude=32.8', 'latitude'],
    ['latitude=90.1&longitude=32.8', 'latitude'],
    ['latitude=39.9&longitude=-180.5', 'longitude'],
    ['latitude=0x1f&longitude=32.8', 'latitude'],
    ['latitude=39.9&longitude=32.8&limit=2', 'limit'],
  ]);
  refuses('/api/saved-routes/waiting', savedRoutesCalls.countWaiting, [
    ['from=Ankara', 'from', WAITING_FAULTS.together],
  ]);
  refuses('/api/reports/page', reportsCalls.page, [
    ['status=bitti', 'status'],
    ['limit=1000', 'limit'],
    ['before=abc', 'before'],
  ]);
  refuses('/api/notifications', notificationsCalls.list, [['limit=101', 'limit']]);
  refuses('/api/notifications/push-subscriptions', notificationsCalls.unsubscribePush, [['', 'endpoint']]);
  refuses('/api/admin/acts', adminActsCalls.search, [
    ['person=0', 'person'],
    ['person=ali', 'person'],
    ['kind=other', 'kind'],
    ['from=-1', 'from'],
    ['until=x', 'until'],
    ['limit=101', 'limit'],
    ['before=1', 'before'],
    ['x=1', 'x'],
  ]);
  refuses('/api/admin/operations', operationsCalls.view, [['since=yesterday', 'since']]);
  refuses('/api/bot-check/challenge', botCheckCalls.challenge, [
    ['', 'action'],
    ['action=admin', 'action'],
  ]);
});

it.each(['abc', '0', '1.5', '99999999999999999999', 'zwölf'])('refuses %s as an id', (id) => {
  const calls = [
    usersCalls.get,
    reportsCalls.get,
    reportsCalls.changeStatus,
    savedRoutesCalls.removeSavedRoute,
    providersCalls.withdrawPlanned,
  ];
  for (const { params } of calls) {
    expect(() => parseInput(params, { id }, 'params')).toThrow(refusal({ id: expect.any(String) }));
  }
});
