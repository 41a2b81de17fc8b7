import { jest } from '@jest/globals';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { screen, waitFor, within } from '@testing-library/react';
import { aProvider, ROUTE_PATH } from '../../../test/support/builders.js';
import { press } from '../../../test/support/page.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { ProviderInfo } from './provider-info.js';

const noCall = () => undefined;

const open = (provider: ActiveProvider) =>
  renderWithProviders(
    <ProviderInfo
      provider={provider}
      reason={null}
      tripMetres={null}
      missingDetailsText=""
      origin={{ latitude: 39.9, longitude: 32.8 }}
      onOpened={noCall}
      onClose={noCall}
    />,
    { path: ROUTE_PATH },
  );

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

it('shares a link to the offer on its own route, without exact points and the search', async () => {
  const share = jest.fn<(data: { url: string }) => Promise<void>>().mockResolvedValue();
  Object.assign(navigator, { share });
  const provider = aProvider(4, {
    serviceFrom: 'Kızılay yakını',
    fromPlace: { latitude: 39.92077, longitude: 32.85411 },
    toPlace: { id: 'province-26', latitude: 39.78, longitude: 30.52 },
    departsAt: 1_900_000_000_000,
  });
  open(provider);
  await press('Paylaş');
  await waitFor(() => expect(share).toHaveBeenCalled());
  const { origin, pathname, searchParams } = new URL(share.mock.lastCall?.[0].url ?? '');
  expect(origin + pathname).toBe(`${window.location.origin}/`);
  expect(Object.fromEntries(searchParams)).toEqual({
    nereden: 'Kızılay yakını@39.920,32.854',
    nereye: 'Eskişehir@39.78000,30.52000@province-26',
    teklif: '4@1900000000000',
  });
});

it('is named for the service if the name is withheld, and shows what replaces the contact', () => {
  renderWithProviders(
    <ProviderInfo
      provider={aProvider(4, { fullName: '', phone: null })}
      reason={null}
      tripMetres={null}
      missingDetailsText=""
      contact={<p>Giriş yap</p>}
      origin={null}
      onOpened={noCall}
      onClose={noCall}
    />,
  );
  const info = within(screen.getByRole('dialog', { name: 'Taksi bilgileri' }));
  expect(info.getByRole('heading', { name: 'Taksi' })).toBeVisible();
  expect(info.getAllByText('Taksi')).toHaveLength(1);
  expect(info.getByText('Giriş yap')).toBeVisible();
  expect(info.queryByText(/anlaşınca|Uzaklık/)).toBeNull();
});

it('names the rest of the offer once', () => {
  open(aProvider(4, { endsAt: Date.now() + 60_000 }));
  expect(screen.getByText('1 dk kaldı').parentElement).toHaveTextContent(/^Yayın ?1 dk kaldı$/);
});
