import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/render.js';
import { AboutPage } from './about-page.js';

it('the about page lists the services and the four steps', async () => {
  renderWithProviders(<AboutPage />);
  await screen.findByRole('heading', { level: 1 });
  for (const name of ['Yolculuk paylaşımı ve servis', 'Kargo ve nakliye', 'Moto kurye', 'Deniz turları'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  const steps = screen.getAllByRole('listitem').map((step) => within(step).getByRole('heading').textContent);
  expect(steps).toEqual(['Kayıt ol', 'İlan aç', 'Eşleş', 'Kazan']);
});
