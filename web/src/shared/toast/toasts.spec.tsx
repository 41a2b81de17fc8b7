import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { holdClock, pass } from '../../../test/support/device.js';
import { press, user } from '../../../test/support/page.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { showToast } from './toast-store.js';

const toasts = () => screen.queryAllByRole('listitem').filter(({ classList }) => classList.contains('toast'));

async function raiseToast(description = 'Konum izni reddedildi.'): Promise<HTMLElement> {
  act(() => showToast({ title: 'Hata', description, variant: 'destructive' }));
  await screen.findByText(description);
  const [toast] = toasts();
  if (!toast) throw new Error('no toast');
  return toast;
}

beforeEach(() => void renderWithProviders(null));

it('a toast shows title, description, its look and a close button', async () => {
  const toast = await raiseToast();
  expect(within(toast).getByText('Hata')).toBeVisible();
  expect(within(toast).getByText('Konum izni reddedildi.')).toBeVisible();
  expect(toast).toHaveClass('toast-destructive');
  await press('Kapat');
  await waitFor(() => expect(toasts()).toEqual([]));
});

it('a toast disappears after 5,000 ms', async () => {
  await raiseToast(); // Loads the toasts
  holdClock();
  await raiseToast('Bir daha.');
  await pass(4_900);
  expect(toasts()).toHaveLength(1);
  await pass(200);
  expect(toasts()).toEqual([]);
});

it('F8 moves the focus to the toasts', async () => {
  const toast = await raiseToast();
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  const region = screen.getByRole('region', { name: 'Bildirimler (F8)' });
  await waitFor(() => expect(within(region).getByRole('list')).toHaveFocus());
  await user.tab();
  expect(toast).toHaveFocus();
});
