import type { ComponentProps } from 'react';
import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { onDevice } from '../../../test/support/device.js';
import { user } from '../../../test/support/page.js';
import { address, expectToast, renderWithKit } from '../../../test/support/render.js';
import { DocumentTheme } from '../../shared/theme/theme-mode.js';
import { ExpandedMenu } from './expanded-menu.js';

const entries = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
const choose = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));

function renderMenu(props: Partial<ComponentProps<typeof ExpandedMenu>> = {}): void {
  renderWithKit(
    <>
      <DocumentTheme />
      <ExpandedMenu
        isAdmin={false}
        isOnline={false}
        mapFragment={() => '#map=13/41.0240/28.9600'}
        onOffers={() => undefined}
        onReport={() => undefined}
        onSignOut={() => undefined}
        button={{ name: 'Ece Uysal', picture: null, unread: 0 }}
        {...props}
      />
    </>,
  );
}

it('gives each entry an icon of its own', async () => {
  renderMenu({ isAdmin: true });
  const items = await screen.findAllByRole('menuitem');
  const icons = items.map((item) => item.querySelector('path')?.getAttribute('d'));
  expect(new Set(icons).size).toBe(items.length);
});

it('shows its entries, and one more for admins', async () => {
  renderMenu();
  const common = [
    'Profil ayarları',
    'Hesabım ve verilerim',
    'Bildirimler',
    'Anlaşmalarım',
    'İlanlarım',
    'Kayıtlı rotalar',
    'Telefon cebimdeyken',
    'Bağlantıyı kopyala',
    'Koyu tema',
    'Kullanım Koşulları ve Gizlilik',
    'Hakkında',
    'Sorun bildir',
  ];
  expect(await entries()).toEqual([...common, 'Çıkış yap']);
  cleanup();
  renderMenu({ isAdmin: true });
  expect(await entries()).toEqual([...common, 'Yönetici paneli', 'Çıkış yap']);
});

it('copies the full address of the map as it is shown, with the search', async () => {
  renderMenu();
  window.history.replaceState(null, '', '/?nereye=Bursa#map=5/39.000/35.000');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await choose('Bağlantıyı kopyala');
  await expectToast('Başarılı', 'Bağlantı kopyalandı.');
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/?nereye=Bursa#map=13/41.0240/28.9600`);
});

it.each([
  ['Profil ayarları', '/profile'],
  ['Telefon cebimdeyken', '/telefon'],
  ['Bildirimler', '/bildirimler'],
  ['Kayıtlı rotalar', '/bildirimler/yollar'],
  ['Kullanım Koşulları ve Gizlilik', '/terms'],
  ['Hakkında', '/about'],
  ['Yönetici paneli', '/admin'],
])('%s leads to %s', async (name, path) => {
  renderMenu({ isAdmin: true });
  await choose(name);
  await waitFor(() => expect(address()).toBe(path));
});

it('opens the terms in a new tab while the user is online', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  renderMenu({ isOnline: true });
  await choose('Kullanım Koşulları ve Gizlilik');
  expect(open).toHaveBeenCalledWith('/terms', '_blank', 'noopener');
  expect(address()).toBe('/');
  open.mockRestore();
});

it('shows the number of unread notifications, also on the avatar', async () => {
  renderMenu({ button: { name: 'Ece Uysal', picture: null, unread: 2 } });
  expect(await entries()).toContain('Bildirimler2');
  const avatar = screen.getByRole('button', { name: 'Profil menüsü, 2 okunmamış bildirim' });
  expect(avatar.querySelector('[data-count="2"]')).toBeInTheDocument();
});

it('follows the theme of the device until the user chooses one, which is stored', async () => {
  const theme = () => document.documentElement.dataset['theme'];
  onDevice({ dark: true });
  renderMenu();
  expect(theme()).toBe('dark');
  onDevice({ dark: false });
  await waitFor(() => expect(theme()).toBe('light'));
  await choose('Koyu tema');
  await waitFor(() => expect(theme()).toBe('dark'));
  cleanup();
  renderMenu();
  expect(theme()).toBe('dark');
  await choose('Açık tema');
  await waitFor(() => expect(theme()).toBe('light'));
});
