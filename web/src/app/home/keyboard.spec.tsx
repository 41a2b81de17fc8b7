import { screen, waitFor, within } from '@testing-library/react';
import { ANKARA, aProvider } from '../../../test/support/builders.js';
import { onPhone } from '../../../test/support/device.js';
import { activeProviders } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { button, dialog, user } from '../../../test/support/page.js';

/** Moves the keyboard's focus there and presses Enter. */
async function enter(element: HTMLElement): Promise<void> {
  element.focus();
  await user.keyboard('{Enter}');
}

const rows = (list: HTMLElement) => within(list).getAllByRole('button');

beforeEach(() =>
  activeProviders([
    aProvider(2, { fullName: 'Uzak Kişi', latitude: ANKARA.latitude + 0.0045 }),
    aProvider(1, { fullName: 'Yakın Kişi', latitude: ANKARA.latitude + 0.0001 }),
  ]),
);

it('the list beside the map is nearest first with distances, and opens an info window by keyboard', async () => {
  renderHome();
  const list = await screen.findByRole('list', { name: 'Yakındakiler' });
  await waitFor(() => expect(rows(list)[0]).toHaveTextContent(/Yakın Kişi.*\D10 m/));
  expect(rows(list)[1]).toHaveTextContent(/Uzak Kişi.*\D500 m/);
  const [first] = rows(list);
  if (!first) throw new Error('no row');
  await enter(first);
  const info = await screen.findByRole('dialog', { name: 'Yakın Kişi bilgileri' });
  await waitFor(() => expect(info).toHaveFocus());
  await user.tab();
  expect(within(info).getByRole('button', { name: 'Kapat' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(first).toHaveFocus();
});

it('on a phone the same list is reached by keyboard through the search', async () => {
  onPhone();
  renderHome();
  await enter(await button('Hizmet ara'));
  await enter((await dialog('Ne arıyorsun?')).getByRole('button', { name: 'Listeyi gör' }));
  const list = await screen.findByRole('region', { name: 'Yakındakiler' });
  const head = within(list).getByRole('button', { expanded: true });
  await enter(await within(list).findByRole('button', { name: /Yakın Kişi/ }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Yakın Kişi bilgileri' })).toHaveFocus());
  expect(head).toHaveAttribute('aria-expanded', 'false');
});

it('row and info window say seats, price and stops, and nothing where there are none', async () => {
  activeProviders([
    aProvider(1, { fullName: 'Dolu Söz', seats: 2, price: { amount: 150, per: 'person' }, stops: ['Kulu'] }),
    aProvider(2, { fullName: 'Az Söz', latitude: ANKARA.latitude + 0.0045 }),
  ]);
  renderHome();
  const list = within(await screen.findByRole('list', { name: 'Yakındakiler' }));
  const row = await list.findByRole('button', { name: /Dolu Söz/ });
  expect(row).toHaveTextContent('2 koltuk · 150 ₺ / kişi · Kulu üzerinden');
  expect(list.getByRole('button', { name: /Az Söz/ })).not.toHaveTextContent(/koltuk|₺|üzerinden/);
  await user.click(row);
  const info = await dialog('Dolu Söz bilgileri');
  expect(info.getByText('2 koltuk · 150 ₺ / kişi')).toBeVisible();
  expect(info.getByText('Kulu üzerinden')).toBeVisible();
});
