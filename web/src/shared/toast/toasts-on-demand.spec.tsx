import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { logged } from '../../../test/support/device.js';
import { clearToast, showToast } from './toast-store.js';

it('shows the text in an alert if the toasts cannot be loaded', async () => {
  jest.unstable_mockModule('./toasts.js', () => {
    throw new Error('no network');
  });
  const { ToastsOnDemand } = await import('./toasts-on-demand.js');
  render(<ToastsOnDemand />);
  act(() =>
    showToast({ title: 'Giriş Hatası', description: 'Email veya şifre hatalı.', look: 'destructive' }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Giriş HatasıEmail veya şifre hatalı.');
  expect(logged()).toContain('the toasts did not load');
  act(clearToast);
  expect(screen.queryByRole('alert')).toBeNull();
});
