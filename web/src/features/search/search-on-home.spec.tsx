import { screen, waitFor, within } from '@testing-library/react';
import { onPhone } from '../../../test/support/device.js';
import { activeProviders } from '../../../test/support/gateway.js';
import { field, user } from '../../../test/support/page.js';
import { aProvider } from '../../../test/support/providers.js';
import { closeApp, openSignedIn } from '../../../test/support/render-app.js';

const type = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Hizmet türü' })).getByRole('button', { name });

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('rotadas.search.'));

it('on a phone the count that a screen reader is told is the one on the chip', async () => {
  const courier = (id: number) => aProvider(id, { activeService: 'moto_courier' });
  activeProviders([aProvider(1), courier(2), courier(3)]);
  await openSignedIn('/');
  await user.click(await type('Moto kurye'));
  onPhone();
  const told = await screen.findByText(/^Aramana uyan \d+ kişi var\.$/);
  expect(told).toHaveAttribute('role', 'status');
  expect(told).toHaveTextContent('Aramana uyan 2 kişi var.');
  expect(document.querySelector('.search-chip-count')).toHaveTextContent(/^2 kişi$/);
});

it('hostile text in the storage means no search', async () => {
  await openSignedIn('/');
  await user.click(await type('Kargo'));
  await waitFor(() => expect(keys()).toHaveLength(1));
  const [key = ''] = keys();
  await closeApp();
  localStorage.setItem(key, '{"serviceType":{"id":"<script>"},"route":{"from":{},"to":9}}');
  await openSignedIn('/');
  expect(await type('Tümü')).toHaveAttribute('aria-pressed', 'true');
  expect(await field('Nereye')).toHaveValue('');
});
