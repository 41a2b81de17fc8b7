import { screen } from '@testing-library/react';
import { aProvider } from '../../../test/support/builders.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { ContactActions } from './contact-actions.js';

const PHONE = '+90 532 444 55 66';

const chat = () => new URL(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');

it('the phone number is shown and called, and WhatsApp opens with a text that names the offer', () => {
  const provider = aProvider(1, { phone: PHONE, serviceTo: 'Kale & Kent' });
  renderWithProviders(<ContactActions provider={provider} />);
  expect(screen.getByText(/0532 444 55 66/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Telefon et' })).toHaveAttribute('href', 'tel:+905324445566');
  const { origin, pathname, searchParams } = chat();
  expect(origin + pathname).toBe('https://wa.me/905324445566');
  expect(searchParams.get('text')).toBe(
    'Merhaba, Rotadaş’taki ilanın için yazıyorum: Taksi, Ankara → Kale & Kent.',
  );
});

it('the text for a planned offer names its departure', () => {
  const departsAt = Date.parse('2031-06-01T09:30:00+03:00');
  renderWithProviders(<ContactActions provider={aProvider(1, { phone: PHONE, departsAt })} />);
  expect(chat().searchParams.get('text')).toContain('Ankara → Eskişehir, 01/06/2031 09:30.');
});

it('an invalid phone number has no buttons', () => {
  renderWithProviders(<ContactActions provider={aProvider(1, { phone: 'abc' })} />);
  expect(screen.getByText('Verdiği numara geçersiz.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('a phone number that opens on agreement has no buttons', () => {
  renderWithProviders(<ContactActions provider={aProvider(1, { phone: null })} />);
  expect(screen.getByText('Telefon numarası anlaşınca açılır.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
