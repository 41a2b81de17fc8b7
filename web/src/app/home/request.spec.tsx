import { screen, waitFor, within } from '@testing-library/react';
import { anAgreement } from '../../../test/support/agreements.js';
import { aMatch, aProvider, ROUTE_PATH } from '../../../test/support/builders.js';
import { activeProviders, agreements, routeMatches } from '../../../test/support/gateway.js';
import { passingList, renderHome } from '../../../test/support/home.js';
import { dialog, press, user } from '../../../test/support/page.js';
import { address } from '../../../test/support/render.js';
import { json, requestBodies, respondTo } from '../../../test/support/responses.js';

const REQUEST = 'POST /api/agreements';
const DEPARTS_AT = Date.now() + 3_600_000;

const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li');
  if (!found) throw new Error(`${name} is not in a list`);
  return within(found);
};

beforeEach(() => respondTo(REQUEST, () => json(anAgreement({ id: 31 }), 201)));

it('İste in the list requests a match for the searched route', async () => {
  routeMatches([aMatch(5, {}, { offerId: 12, departsAt: DEPARTS_AT })]);
  renderHome(ROUTE_PATH);
  await passingList();
  await user.click((await row('Sürücü 5')).getByRole('button', { name: 'İste: Sürücü 5' }));
  const sheet = await dialog('İstek gönder');
  await user.click(sheet.getByRole('button', { name: 'İste' }));
  await waitFor(() => expect(address()).toMatch(/^\/anlasmalar\/31/));
  expect(requestBodies(REQUEST)).toEqual([
    {
      offer: { departureId: 12 },
      quantity: 1,
      note: null,
      price: null,
      departsAt: DEPARTS_AT,
      from: { placeId: 'province-10' },
      to: { placeId: 'province-16' },
    },
  ]);
});

it('İste in the info window requests the live offer for its own route', async () => {
  activeProviders([aProvider(5)]);
  renderHome();
  await press(/^Sürücü 5/);
  const info = await dialog('Sürücü 5 bilgileri');
  await user.click(info.getByRole('button', { name: 'İste: Sürücü 5' }));
  const sheet = await dialog('İstek gönder');
  await user.click(sheet.getByRole('button', { name: 'İste' }));
  await waitFor(() => expect(requestBodies(REQUEST)).toHaveLength(1));
  expect(requestBodies(REQUEST)).toEqual([
    { offer: { providerId: 5 }, quantity: 1, note: null, price: null },
  ]);
});

it('terms that have changed are said in place, and shown when the sheet is opened again', async () => {
  const changed = 'İlanın koşulları değişti. Yeni hâlini görüp tekrar iste.';
  const offer = (amount: number) =>
    routeMatches([aMatch(5, {}, { offerId: 12, departsAt: DEPARTS_AT, price: { amount, per: 'person' } })]);
  respondTo(REQUEST, () => json({ error: changed, code: 'offer-changed', requestId: 'test' }, 409));
  offer(150);
  renderHome(ROUTE_PATH);
  await passingList();
  await press('İste: Sürücü 5');
  offer(200);
  await press('İste');
  expect(await (await dialog('İstek gönder')).findByRole('alert')).toHaveTextContent(changed);
  await press('Kapat');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'İstek gönder' })).toBeNull());
  await press('İste: Sürücü 5');
  expect(await (await dialog('İstek gönder')).findByText('200 ₺ / kişi')).toBeVisible();
});

it('an offer with an open request leads to it, and a full one says Dolu', async () => {
  agreements(anAgreement({ id: 31, providerId: 5, departsAt: Date.now() - 1_000 }));
  activeProviders([aProvider(5), aProvider(6, { seats: 2, isFull: true })]);
  renderHome();
  const requested = await row('Sürücü 5');
  expect(await requested.findByRole('link', { name: 'İsteğin var: Sürücü 5' })).toHaveAttribute(
    'href',
    '/anlasmalar/31',
  );
  expect(requested.queryByRole('button', { name: /^İste:/ })).toBeNull();
  const full = await row('Sürücü 6');
  expect(full.getByText(/Dolu/)).toBeVisible();
  expect(full.queryByRole('button', { name: /^İste:/ })).toBeNull();
});

it('an accepted request leads to the agreement, that of a former offer does not count', async () => {
  const departed = (hours: number) => Date.now() - hours * 3_600_000;
  agreements(
    anAgreement({ id: 32, providerId: 6, state: 'accepted', departsAt: departed(20) }),
    anAgreement({ id: 31, providerId: 5, state: 'accepted', departsAt: departed(1) }),
  );
  activeProviders([aProvider(5), aProvider(6)]);
  renderHome();
  expect(await (await row('Sürücü 5')).findByRole('link', { name: 'Anlaşmanı aç: Sürücü 5' })).toBeVisible();
  expect((await row('Sürücü 6')).getByRole('button', { name: 'İste: Sürücü 6' })).toBeVisible();
});

it('a request of a planned offer does not count for other offers of its provider', async () => {
  agreements(anAgreement({ id: 31, providerId: 5, offerId: 12, departsAt: DEPARTS_AT }));
  routeMatches([aMatch(5, {}, { offerId: 12, departsAt: DEPARTS_AT }), aMatch(5)]);
  renderHome(ROUTE_PATH);
  const list = within(await passingList());
  expect(await list.findByRole('link', { name: 'İsteğin var: Sürücü 5' })).toBeVisible();
  expect(list.getAllByRole('button', { name: 'İste: Sürücü 5' })).toHaveLength(1);
});
