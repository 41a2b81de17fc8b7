import { cleanup, screen, waitFor } from '@testing-library/react';
import { aProvider } from '../../../test/support/builders.js';
import { onDevice } from '../../../test/support/device.js';
import { activeProviders } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { button, dialog, press } from '../../../test/support/page.js';

const PHONE = 360;
const NOT_LOADED = 'Bu bölüm yüklenemedi. Bağlantını kontrol et.';

/** Simulates a retry that reloads the page. The old page is not unmounted. */
function reload(): void {
  const stored = Object.entries({ ...sessionStorage });
  cleanup();
  for (const [key, text] of stored) sessionStorage.setItem(key, String(text));
  onDevice({ width: PHONE });
  renderHome(null);
}

it('what could not be loaded opens when the retry reloads the page, once', async () => {
  activeProviders([aProvider(1)]);
  onDevice({ width: PHONE });
  renderHome();
  await button(/^Sürücü 1/);
  onDevice({ width: PHONE, online: false });
  for (const name of [/^Sürücü 1/, 'Profil menüsü', 'Hizmet ara']) await press(name);
  await waitFor(() => expect(screen.getAllByText(NOT_LOADED)).toHaveLength(3));
  reload();
  await dialog('Sürücü 1 bilgileri');
  await screen.findByRole('menu');
  await dialog('Ne arıyorsun?');
  expect(screen.queryByText(NOT_LOADED)).toBeNull();
  reload();
  await button('Hizmet ara');
  await button(/^Sürücü 1/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('menu')).toBeNull();
});
