import { screen, waitFor, within } from '@testing-library/react';
import { aMatch, aProvider, ROUTE_PATH } from '../../../test/support/builders.js';
import { activeProviders, currentUser, routeMatches } from '../../../test/support/gateway.js';
import { passingList, renderHome, rowNames } from '../../../test/support/home.js';
import { button, dialog, press, user } from '../../../test/support/page.js';
import { address } from '../../../test/support/render.js';
import { requestBodies } from '../../../test/support/responses.js';

const MATCHES = 'POST /api/matches';
const REASON = /Bu ilan yalnız kadınlar için\. Başka bir ilana bakabilirsin\./;

async function openInfo() {
  activeProviders([aProvider(5, { womenOnly: true })]);
  renderHome();
  const row = await button(/^Sürücü 5.*Yalnız kadınlar/);
  await user.click(row);
  return dialog('Sürücü 5 bilgileri');
}

it('a woman requests a women-only offer, which is marked', async () => {
  const info = await openInfo();
  expect(info.getByText('Yalnız kadınlar')).toBeVisible();
  expect(info.getByText('Telefon numarası anlaşınca açılır.')).toBeVisible();
  await user.click(info.getByRole('button', { name: 'İste: Sürücü 5' }));
  const sheet = await dialog('İstek gönder');
  expect(sheet.getByText('Yalnız kadınlar')).toBeVisible();
});

it('others see the offer with the reason instead of the button', async () => {
  currentUser({ gender: 'male' });
  const info = await openInfo();
  expect(await info.findByText(REASON)).toBeVisible();
  expect(info.queryByRole('link', { name: /cinsiyetini/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^İste/ })).toBeNull();
  expect(info.queryByText(/anlaşınca açılır/)).toBeNull();
});

it('a profile without a gender is asked for it', async () => {
  currentUser({ gender: 'unspecified' });
  const info = await openInfo();
  expect(await info.findByText(REASON)).toBeVisible();
  const link = info.getByRole('link', { name: 'Kadınsan profilinde cinsiyetini seç.' });
  expect(link).toHaveAttribute('href', '/profile');
});

it('a woman searches for women-only offers alone, in the address too', async () => {
  routeMatches([aMatch(1), aMatch(2, {}, { womenOnly: true })]);
  renderHome(ROUTE_PATH);
  await passingList();
  await press('Filtreler');
  const people = within(await screen.findByRole('group', { name: 'Kimlerle?' }));
  await user.click(people.getByRole('button', { name: 'Yalnız kadınlarla' }));
  await waitFor(async () => expect(rowNames(await passingList())).toEqual(['Sürücü 2']));
  expect(requestBodies(MATCHES).at(-1)).toMatchObject({ womenOnly: true });
  expect(new URLSearchParams(address().slice(1)).get('kadinlarla')).toBe('yalniz');
});

it('others do not see the filter, unless a link sets it', async () => {
  currentUser({ gender: 'male' });
  routeMatches([aMatch(1), aMatch(2, {}, { womenOnly: true })]);
  renderHome(ROUTE_PATH);
  await passingList();
  await press('Filtreler');
  expect(screen.queryByRole('group', { name: 'Kimlerle?' })).toBeNull();
  expect(rowNames(await passingList())).toEqual(['Sürücü 1', 'Sürücü 2']);
});

it('a filter from a link can be removed by others', async () => {
  currentUser({ gender: 'male' });
  routeMatches([aMatch(1), aMatch(2, {}, { womenOnly: true })]);
  renderHome(`${ROUTE_PATH}&kadinlarla=yalniz`);
  await waitFor(async () => expect(rowNames(await passingList())).toEqual(['Sürücü 2']));
  await press('Filtreleri sıfırla');
  await waitFor(async () => expect(rowNames(await passingList())).toEqual(['Sürücü 1', 'Sürücü 2']));
});
