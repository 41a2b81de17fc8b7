import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/render.js';
import { AboutPage } from './about-page.js';

it.each(['Yolculuk paylaşımı ve servis', 'Kargo ve nakliye', 'Moto kurye', 'Tekne turları'])(
  'the about page tells of: %s',
  async (offer) => {
    renderWithProviders(<AboutPage />);
    expect(await screen.findByRole('heading', { level: 3, name: offer })).toBeVisible();
  },
);

it('the about page tells how it works: sign up, open a listing, match, earn', async () => {
  renderWithProviders(<AboutPage />);
  await screen.findByRole('heading', { level: 1 });
  const steps = screen.getAllByRole('listitem').map((step) => within(step).getByRole('heading').textContent);
  expect(steps).toEqual(['Kayıt ol', 'İlan aç', 'Eşleş', 'Kazan']);
});
