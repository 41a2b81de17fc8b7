import { screen } from '@testing-library/react';
import { aMatch, ANKARA, aProvider, BURSA, ROUTE_PATH } from '../../../test/support/builders.js';
import { givenSize, holdClock, onPhone, pass, passUntil } from '../../../test/support/device.js';
import { activeProviders, placesByName, routeMatches } from '../../../test/support/gateway.js';
import { passingList, renderHome, rowNames } from '../../../test/support/home.js';
import { dialog, press, user } from '../../../test/support/page.js';
import { closePage } from '../../../test/support/render.js';

it('sorts the matches of a route again, also under the pointer', async () => {
  routeMatches([
    aMatch(1, { detourMetres: 9_000 }, { price: { amount: 100, per: 'person' } }),
    aMatch(2, { detourMetres: 2_000 }, { price: { amount: 300, per: 'person' } }),
    aMatch(3, { detourMetres: 5_000 }),
  ]);
  renderHome(ROUTE_PATH);
  const list = await passingList();
  const sorts = await screen.findByRole('combobox', { name: 'Sıralama' });
  await user.hover(list);
  await user.selectOptions(sorts, 'Yolundan en az sapan');
  expect(rowNames(list)).toEqual(['Sürücü 2', 'Sürücü 3', 'Sürücü 1']);
  await user.selectOptions(sorts, 'En ucuz');
  expect(rowNames(list)).toEqual(['Sürücü 1', 'Sürücü 2', 'Sürücü 3']);
});

it('each group has its own count, in the header and in its heading', async () => {
  const taxi = (id: number) => aMatch(id, { reason: 'on-demand', detourMetres: null, line: null });
  routeMatches([aMatch(1), aMatch(2), taxi(3), taxi(4), taxi(5)]);
  renderHome(ROUTE_PATH);
  await passingList();
  expect(screen.getByRole('heading', { name: 'Yolundan geçenler' }).parentElement).toHaveTextContent(
    /2 kişi/,
  );
  expect(screen.getByRole('heading', { name: 'Çağırabileceklerin 3 kişi' })).toBeVisible();
  closePage();
  onPhone();
  routeMatches([taxi(3), taxi(4), taxi(5)]);
  renderHome(ROUTE_PATH);
  await press('Çağırabileceklerin 3 kişi');
  expect(await screen.findByText(/bu rotada kimse yok; aşağıdakileri çağırabilirsin\.$/)).toBeVisible();
  expect(await screen.findAllByRole('button', { name: 'Bu yola biri çıkınca haber ver' })).toHaveLength(1);
});

it('the note about the nearest providers follows the list, and goes when one comes near', async () => {
  holdClock();
  const removeSize = givenSize(920, 744);
  const far = (id: number, degrees: number) =>
    aProvider(id, { latitude: ANKARA.latitude + degrees, at: Date.now() });
  activeProviders([far(1, 0.1), far(2, 0.2)]);
  renderHome();
  await passUntil(() => expect(screen.getByText(/En yakın 2 kişi 22,2 km içinde\.$/)).toBeVisible());
  activeProviders([far(1, 0.1), far(2, 0.05)]);
  await pass(5_000); // The map polls
  await passUntil(() => expect(screen.getByText(/En yakın 2 kişi 11,1 km içinde\.$/)).toBeVisible());
  activeProviders([far(1, 0.1), far(2, 0.001)]);
  await pass(5_000);
  await passUntil(() => expect(screen.queryByText(/^Hemen yakınında kimse yok/)).toBeNull());
  removeSize();
});

it.each([
  ['nereden=Tunalı&nereye=asdf', 'Rota aranmadı: “Tunalı” ve “asdf” için listeden yer seç.'],
  ['nereden=Bursa&nereye=asdf', 'Rota aranmadı: “asdf” için listeden yer seç.'],
])('on a phone names the ends that are no places, and leads back to them (%s)', async (ends, text) => {
  onPhone();
  placesByName(BURSA);
  activeProviders([aProvider(1)]);
  renderHome(`/?${ends}`);
  expect(await screen.findByText(text)).toBeVisible();
  await press('Yer seç');
  expect((await dialog('Ne arıyorsun?')).getByLabelText('Nereye')).toHaveValue('asdf');
});

it('without results nearby suggests another type only if one is chosen', async () => {
  renderHome();
  expect(await screen.findByText('Yakınında şu an kimse yok — haritayı uzaklaştır.')).toBeVisible();
  await press('Taksi');
  expect(await screen.findByText(/kimse yok — türü değiştir ya da haritayı uzaklaştır\.$/)).toBeVisible();
});
