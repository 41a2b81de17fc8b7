import { type ComponentType, useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { respondTo, requestsTo, failure, unreachable } from '../../../test/support/responses.js';
import { onDevice } from '../../../test/support/device.js';
import { button, press } from '../../../test/support/page.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { isReloading } from '../navigation/reload-page.js';
import { lazyWithPreload, removeFailedLinks } from './lazy-with-preload.js';

const NOT_LOADED = 'Bu bölüm yüklenemedi. Bağlantını kontrol et.';

/** A part whose file is missing until it is provided. */
function aPart(Loaded = () => <p>Arama</p>) {
  let isReachable = false;
  let loads = 0;
  const Part = lazyWithPreload(
    async () => {
      loads += 1;
      if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
      return Loaded;
    },
    { pending: <p>Yükleniyor</p> },
  );
  return { Part, provide: () => (isReachable = true), loads: () => loads };
}

beforeEach(() => respondTo('GET /api/config', unreachable));

it('a part that cannot be loaded leaves what is around it, and loads when the user tries again', async () => {
  const { Part, provide, loads } = aPart();
  renderWithProviders(
    <>
      <p>Harita</p>
      <Part />
    </>,
  );
  expect(await screen.findByText(NOT_LOADED)).toBeVisible();
  expect(screen.getByText('Harita')).toBeVisible();
  await press('Tekrar dene');
  await waitFor(() => expect(loads()).toBe(2));
  expect(await button('Tekrar dene')).toBeEnabled(); // Still no network
  provide();
  await press('Tekrar dene');
  expect(await screen.findByText('Arama')).toBeVisible();
  expect(screen.queryByText(NOT_LOADED)).toBeNull();
  expect(isReloading()).toBe(false);
});

it('a failed retry does not reload the page while only a proxy responds', async () => {
  respondTo('GET /api/config', () => failure(502));
  const { Part } = aPart();
  renderWithProviders(<Part />);
  await press('Tekrar dene');
  await waitFor(() => expect(requestsTo('GET /api/config')).toHaveLength(1));
  expect(await button('Tekrar dene')).toBeEnabled();
  expect(isReloading()).toBe(false);
});

it.each<[string, (Part: ComponentType) => unknown]>([
  ['by itself when the network is back', () => window.dispatchEvent(new Event('online'))],
  ['when it is opened the next time', (Part) => renderWithProviders(<Part />)],
])('a part that failed loads %s', async (_when, retry) => {
  const { Part, provide } = aPart();
  renderWithProviders(<Part />);
  await screen.findByText(NOT_LOADED);
  provide();
  retry(Part);
  expect(await screen.findByText('Arama')).toBeVisible();
});

it('a part that throws is rendered again when the user tries again', async () => {
  let isBroken = true;
  const { Part, provide } = aPart(() => {
    if (isBroken) throw new Error('a bug');
    return <p>Arama</p>;
  });
  provide();
  renderWithProviders(<Part />);
  expect(await screen.findByText('Bu bölümde bir şeyler ters gitti.')).toBeVisible();
  isBroken = false;
  await press('Tekrar dene');
  expect(await screen.findByText('Arama')).toBeVisible();
});

it('a part that is loaded ahead renders without its fallback', async () => {
  const { Part, provide } = aPart();
  provide();
  await Part.load();
  renderWithProviders(<Part />);
  expect(screen.getByText('Arama')).toBeVisible();
});

it('a part that is opened offline is requested only when the network is back, as browsers keep failed imports', async () => {
  const { Part, provide, loads } = aPart();
  provide();
  onDevice({ online: false });
  renderWithProviders(<Part />);
  await screen.findByText(NOT_LOADED);
  expect(loads()).toBe(0);
  onDevice();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Arama')).toBeVisible();
});

it('a failed part that opens on a press is closed, but loaded, when the network is back', async () => {
  let isReachable = false;
  const Part = lazyWithPreload<{ onClose: () => void }>(
    async () => {
      if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>Arama</p>;
    },
    { pending: null, close: ({ onClose }) => onClose() },
  );
  function Opener() {
    const [open, setOpen] = useState(true);
    return open ? (
      <Part onClose={() => setOpen(false)} />
    ) : (
      <button onClick={() => setOpen(true)}>Ara</button>
    );
  }
  renderWithProviders(<Opener />);
  await screen.findByText(NOT_LOADED);
  isReachable = true;
  window.dispatchEvent(new Event('online'));
  await button('Ara');
  expect(screen.queryByText('Arama')).toBeNull();
  await Part.load();
  await press('Ara');
  expect(screen.getByText('Arama')).toBeVisible();
});

it('removes a failed style sheet, so that a retry requests it again', () => {
  removeFailedLinks();
  const link = document.createElement('link');
  const image = document.createElement('img');
  document.body.append(link, image);
  for (const failed of [link, image]) failed.dispatchEvent(new Event('error'));
  expect(link).not.toBeInTheDocument();
  expect(image).toBeInTheDocument();
  image.remove();
});
