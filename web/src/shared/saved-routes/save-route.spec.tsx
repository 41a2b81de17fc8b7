import { useState } from 'react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { respondTo, failure, json, requestBodies } from '../../../test/support/responses.js';
import { aSavedRoute } from '../../../test/support/builders.js';
import { offerInstall, onDevice } from '../../../test/support/device.js';
import { savedRoutes } from '../../../test/support/gateway.js';
import { button, press, user } from '../../../test/support/page.js';
import { providePush } from '../../../test/support/push.js';
import { expectToast, renderWithProviders } from '../../../test/support/render.js';
import { SaveRouteButton } from './save-route.js';

const SAVE = 'POST /api/saved-routes';
const ACTION = 'Bu yola biri çıkınca haber ver';
const DONE = 'Bu yola biri çıkınca haber vereceğiz.';

const route = {
  from: { placeId: 'place-Kadıköy' },
  to: { placeId: 'place-Esenboğa' },
  serviceType: 'taxi',
} as const;

beforeEach(() => respondTo(SAVE, () => json(aSavedRoute(1, { serviceType: 'taxi' }), 201)));

it('saves the searched route, confirms that, and links to the list', async () => {
  renderWithProviders(<SaveRouteButton {...route} />);
  await button(ACTION);
  savedRoutes(aSavedRoute(1, { serviceType: 'taxi' }));
  await press(ACTION);
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kayıtlı rotalar' })).toHaveAttribute(
    'href',
    '/bildirimler/yollar',
  );
  expect(requestBodies(SAVE)).toEqual([route]);
});

it('shows the route as saved before the list is updated, for that route only', async () => {
  renderWithProviders(<Choice />);
  await press(ACTION);
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(screen.queryByRole('button', { name: ACTION })).toBeNull();
  await press('Dönüş');
  expect(await button(ACTION)).toBeEnabled();
});

/** Changes the route in place. */
function Choice() {
  const [isBack, setBack] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setBack(true)}>
        Dönüş
      </button>
      <SaveRouteButton {...route} {...(isBack && { from: route.to, to: route.from })} />
    </>
  );
}

it('offers to install the app afterwards if push is unavailable', async () => {
  const prompt = offerInstall('accepted');
  providePush('default');
  respondTo('GET /api/notifications/push-key', () => json({ publicKey: null }));
  renderWithProviders(<SaveRouteButton {...route} />);
  await button(ACTION);
  savedRoutes(aSavedRoute(1));
  await press(ACTION);
  await press('Yükle');
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yükle' })).toBeNull());
});

it.each([
  ['denied', () => providePush('denied'), 'Bildirim iznin kapalı', /“Bildirimler › Gelenler”e bak\.$/],
  ['on an iPhone', () => onDevice({ userAgent: 'Mozilla/5.0 (iPhone)' }), 'Önce ana ekrana ekle', /Safari/],
] as const)('says afterwards why push is %s, until that is closed', async (_why, prepare, title, text) => {
  prepare();
  renderWithProviders(<SaveRouteButton {...route} />);
  await press(ACTION);
  const note = await screen.findByRole('region', { name: title });
  expect(within(note).getByText(text)).toBeVisible();
  await user.click(within(note).getByRole('button', { name: 'Kapat' }));
  expect(screen.queryByText(title)).toBeNull();
  cleanup();
  savedRoutes();
  renderWithProviders(<SaveRouteButton {...route} />);
  await press(ACTION);
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
});

it('shows that a route is already saved', async () => {
  offerInstall('accepted');
  savedRoutes(aSavedRoute(1));
  renderWithProviders(<SaveRouteButton {...route} />);
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows why a route could not be saved', async () => {
  respondTo(SAVE, () => failure(409, 'En çok 10 rota kaydedebilirsin. Yenisi için önce birini sil.'));
  renderWithProviders(<SaveRouteButton {...route} />);
  await press(ACTION);
  await expectToast('Hata', 'En çok 10 rota kaydedebilirsin. Yenisi için önce birini sil.');
  expect(await button(ACTION)).toBeEnabled();
});
