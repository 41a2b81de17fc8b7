import { screen } from '@testing-library/react';
import { ECE } from '../../../test/support/identity-provider.js';
import { dialog, fill, press } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { jsonOrNull } from '../../shared/storage/read-stored.js';
import { deviceStorage } from '../../shared/storage/browser-storage.js';
import { trustedContactsKey } from '../../shared/storage/user-keys.js';
import { ContactsSection } from './contacts-section.js';

const KEY = trustedContactsKey(ECE.email);
const stored = () => jsonOrNull(deviceStorage.get(KEY) ?? '');

async function add(name: string, phone: string): Promise<void> {
  await press('Kişi ekle');
  await write(name, phone);
}

async function write(name: string, phone: string): Promise<void> {
  await fill('Adı', name);
  await fill('Telefonu', phone);
  await press('Kaydet');
}

it('stores up to three people on this device only, and says so', async () => {
  renderWithKit(<ContactsSection />);
  expect(
    screen.getByText(/Yalnız bu cihazda durur, sunucuya gönderilmez\. Çıkış yapınca bu cihazdan silinir/),
  ).toBeVisible();
  await add('Ayşe', '0532 444 55 66');
  await add('Can', '+49 30 901820');
  await add('Ece', '532 444 55 67');
  await screen.findByText('Ece');
  expect(stored()).toEqual([
    { name: 'Ayşe', phone: '+90 532 444 55 66' },
    { name: 'Can', phone: '+49 30 901820' },
    { name: 'Ece', phone: '+90 532 444 55 67' },
  ]);
  expect(screen.getByText('0532 444 55 66')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kişi ekle' })).toBeNull();
});

it('refuses a missing name and a wrong phone', async () => {
  renderWithKit(<ContactsSection />);
  await add(' ', '123');
  expect(await screen.findByText('Kişinin adını yaz.')).toBeVisible();
  expect(screen.getByText(/^Geçerli bir cep ya da sabit telefon/)).toBeVisible();
  expect(stored()).toBeNull();
  await press('Vazgeç');
  expect(screen.queryByLabelText('Adı')).toBeNull();
});

it('changes and removes a person', async () => {
  deviceStorage.set(KEY, JSON.stringify([{ name: 'Ayşe', phone: '+90 532 444 55 66' }]));
  renderWithKit(<ContactsSection />);
  await press('Ayşe kişisini değiştir');
  expect(screen.getByLabelText('Adı')).toHaveFocus();
  await write('Ayşe Abla', '0532 444 55 68');
  expect(await screen.findByText('Ayşe Abla')).toBeVisible();
  expect(stored()).toEqual([{ name: 'Ayşe Abla', phone: '+90 532 444 55 68' }]);
  await press('Ayşe Abla kişisini sil');
  expect(screen.queryByText('Ayşe Abla')).toBeNull();
  expect(stored()).toEqual([]);
  expect(document.body).not.toHaveFocus();
  await expectToast('Başarılı', 'Ayşe Abla silindi.');
  await press('Geri al');
  expect(await screen.findByText('Ayşe Abla')).toBeVisible();
});

describe('the list', () => {
  const AYSE = { name: 'Ayşe', phone: '+90 532 444 55 66' };
  const CAN = { name: 'Can', phone: '+49 30 901820' };
  const ECE_2 = { name: 'Ece', phone: '+90 532 444 55 67' };
  const store = (...contacts: object[]) => deviceStorage.set(KEY, JSON.stringify(contacts));

  it('keeps who was added in another tab since the removal that is undone', async () => {
    store(AYSE);
    renderWithKit(<ContactsSection />);
    await press('Ayşe kişisini sil');
    store(CAN);
    await press('Geri al');
    expect(stored()).toEqual([CAN, AYSE]);
  });

  it('keeps what another tab has changed, and has three people at most', async () => {
    renderWithKit(<ContactsSection />);
    store(AYSE, ECE_2);
    await add('Can', '+49 30 901820');
    await screen.findByText('Can');
    expect(stored()).toEqual([AYSE, ECE_2, CAN]);
    await press('Can kişisini sil');
    store(AYSE, ECE_2, { ...CAN, name: 'Cem' });
    await press('Geri al');
    await expectToast('Hata', 'Zaten üç kişi var. Önce birini sil.');
    expect(await screen.findByText('Cem')).toBeVisible();
  });

  it('keeps the fields of a person open while another one is removed', async () => {
    store(AYSE, CAN);
    renderWithKit(<ContactsSection />);
    await press('Can kişisini değiştir');
    await fill('Adı', 'Can Abi');
    await press('Ayşe kişisini sil');
    expect(screen.getByLabelText('Adı')).toHaveValue('Can Abi');
    await press('Kaydet');
    await screen.findByText('Can Abi');
    expect(stored()).toEqual([{ ...CAN, name: 'Can Abi' }]);
  });
});

it('opens the help in practice mode', async () => {
  renderWithKit(<ContactsSection />);
  await press('Yardımı dene');
  const sheet = await dialog('Yardım');
  expect(sheet.getByRole('checkbox', { name: /^Deneme modu/ })).toBeChecked();
});
