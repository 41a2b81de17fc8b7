import { screen, waitFor } from '@testing-library/react';
import { aProvider } from '../../../test/support/builders.js';
import { onDevice, onPhone } from '../../../test/support/device.js';
import { activeProviders } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { button, dialog, press } from '../../../test/support/page.js';

const NOT_LOADED = 'Bu bölüm yüklenemedi. Bağlantını kontrol et.';

it('what could not be loaded does not open by itself when the network is back, but on a press', async () => {
  activeProviders([aProvider(1)]);
  onPhone();
  renderHome();
  await button(/^Sürücü 1/);
  onDevice({ width: 360, online: false });
  for (const name of [/^Sürücü 1/, 'Profil menüsü', 'Hizmet ara']) await press(name);
  await waitFor(() => expect(screen.getAllByText(NOT_LOADED)).toHaveLength(3));
  onPhone();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(NOT_LOADED)).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('menu')).toBeNull();
  await press('Hizmet ara');
  await dialog('Ne arıyorsun?');
});
