import { screen } from '@testing-library/react';
import { aProvider } from '../../../test/support/builders.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { ContactActions } from './contact-actions.js';

const PHONE = '+90 532 444 55 66';

function chatText(): string | null {
  const address = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  return new URL(address ?? '').searchParams.get('text');
}

it('the phone number is shown, and WhatsApp opens with a text that names the offer', () => {
  renderWithProviders(<ContactActions provider={aProvider(1, { phone: PHONE })} outdated={false} />);
  expect(screen.getByText(/0532 444 55 66/)).toBeVisible();
  expect(chatText()).toBe('Merhaba, Rotadaş’taki ilanın için yazıyorum: Taksi, Ankara → Eskişehir.');
});

it('the text for a planned offer names its departure', () => {
  const departsAt = Date.parse('2031-06-01T09:30:00+03:00');
  renderWithProviders(
    <ContactActions provider={aProvider(1, { phone: PHONE, departsAt })} outdated={false} />,
  );
  expect(chatText()).toContain('Ankara → Eskişehir, 01/06/2031 09:30.');
});

it('an invalid phone number has no buttons', () => {
  renderWithProviders(<ContactActions provider={aProvider(1, { phone: 'abc' })} outdated={false} />);
  expect(screen.getByText('Verdiği numara geçersiz.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
