import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { holdClock, logged, pass } from '../../../test/support/device.js';
import { press } from '../../../test/support/page.js';
import { showToast } from './toast-store.js';

it('shows the text in an alert for 5 s if the toasts cannot be loaded', async () => {
  jest.unstable_mockModule('./toasts.js', () => {
    throw new Error('no network');
  });
  const { ToastsOnDemand } = await import('./toasts-on-demand.js');
  render(<ToastsOnDemand />);
  act(() =>
    showToast({ title: 'Giriş Hatası', description: 'Email veya şifre hatalı.', variant: 'destructive' }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Giriş HatasıEmail veya şifre hatalı.');
  expect(logged()).toContain('the toasts did not load');
  await press('Kapat');
  expect(screen.queryByRole('alert')).toBeNull();
  holdClock();
  act(() => showToast({ title: 'Hata', description: 'Konum güncellenemedi' }));
  await pass(4_900);
  expect(screen.getByRole('alert')).toHaveTextContent('Konum güncellenemedi');
  await pass(200);
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});
