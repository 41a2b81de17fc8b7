import { screen, waitFor } from '@testing-library/react';
import { aNotification, aPlannedOffer, ONLINE } from '../../test/support/builders.js';
import { currentUser, plannedOffers } from '../../test/support/gateway.js';
import { openLive, serverSends } from '../../test/support/open-socket.js';
import { dialog, field, fill, press } from '../../test/support/page.js';
import { address, expectToast, renderWithKit } from '../../test/support/render.js';
import { json, noContent, requestsTo, respondTo } from '../../test/support/responses.js';
import { NotificationToaster } from '../features/notifications/notification-toaster.js';
import { OwnPositionProvider } from '../features/own-position/own-position-provider.js';
import { ProfileScreen } from './profile-screen.js';

const open = () =>
  renderWithKit(
    <OwnPositionProvider>
      <ProfileScreen />
      <NotificationToaster />
    </OwnPositionProvider>,
    { path: '/profile' },
  );

it('the profile lists planned offers, which can be edited and started there', async () => {
  plannedOffers(aPlannedOffer(12, -1), aPlannedOffer(13, 1_440, { to: 'Bursa' }));
  respondTo('POST /api/providers/status', noContent);
  open();
  expect(await screen.findByText('Ankara → Bursa')).toBeVisible();
  await press('Düzenle: Ankara → Bursa');
  expect((await dialog('Planlı ilanını düzenle')).getByLabelText('Nereye')).toHaveValue('Bursa');
  await press('Vazgeç');
  await press('Yayına geç: Ankara → Konya');
  await expectToast('Başarılı', 'Rotadaş hizmeti başlatıldı.');
  await waitFor(() => expect(address()).toBe('/'));
});

it('the list warns that starting a planned offer ends the live one', async () => {
  const warning = 'Yayına geçince şu anki yayının biter, yerine planlı ilanın girer.';
  currentUser(ONLINE);
  plannedOffers(aPlannedOffer(12, -1));
  open();
  expect(await screen.findByText(warning)).toBeVisible();
});

it('the profile has no list without a planned offer', async () => {
  open();
  await field('Adı Soyadı (Zorunlu)');
  expect(screen.queryByRole('region', { name: 'Planlı ilanların' })).toBeNull();
});

describe('an unsaved profile', () => {
  const NAME = 'Adı Soyadı (Zorunlu)';
  const READ = 'POST /api/notifications/read';
  const question = () => screen.queryByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' });
  const openUnsaved = async () => {
    open();
    await press('Düzenle');
    await fill(NAME, 'Başka Biri');
  };

  it('is left by the link of a toast only if that is confirmed', async () => {
    openLive();
    respondTo(READ, () => json({ unread: 0 }));
    await openUnsaved();
    serverSends({ type: 'notification', notification: aNotification(5), unread: 1 });
    await press('Göster');
    await waitFor(() => expect(question()).toBeVisible());
    await press('Düzenlemeye dön');
    await waitFor(() => expect(question()).toBeNull());
    expect(address()).toBe('/profile');
    expect(await field(NAME)).toHaveValue('Başka Biri');
    expect(requestsTo(READ)).toEqual([]);
    serverSends({ type: 'notification', notification: aNotification(6), unread: 2 });
    await press('Göster');
    await press('Kaydetmeden çık');
    await waitFor(() => expect(address()).toBe(aNotification(6).link));
  });

  it('is not lost when a planned offer is started from it', async () => {
    plannedOffers(aPlannedOffer(12, -1));
    respondTo('POST /api/providers/status', noContent);
    await openUnsaved();
    await press('Yayına geç: Ankara → Konya');
    await waitFor(() => expect(question()).toBeVisible());
    expect(address()).toBe('/profile');
    await press('Kaydetmeden çık');
    await waitFor(() => expect(address()).toBe('/'));
  });
});
