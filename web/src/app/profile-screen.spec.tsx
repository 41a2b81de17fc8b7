import { screen, waitFor } from '@testing-library/react';
import { aPlannedOffer } from '../../test/support/builders.js';
import { plannedOffers } from '../../test/support/gateway.js';
import { dialog, field, press } from '../../test/support/page.js';
import { address, expectToast, renderWithKit } from '../../test/support/render.js';
import { noContent, respondTo } from '../../test/support/responses.js';
import { OwnPositionProvider } from '../features/own-position/own-position-provider.js';
import { ProfileScreen } from './profile-screen.js';

const open = () =>
  renderWithKit(
    <OwnPositionProvider>
      <ProfileScreen />
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

it('the profile has no list without a planned offer', async () => {
  open();
  await field('Adı Soyadı (Zorunlu)');
  expect(screen.queryByRole('region', { name: 'Planlı ilanların' })).toBeNull();
});
