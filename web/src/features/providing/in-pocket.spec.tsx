import { screen } from '@testing-library/react';
import { anOffer, aUser, ONLINE } from '../../../test/support/builders.js';
import { fillOffer, openOfferForm, OwnOfferDialog } from '../../../test/support/offer-form.js';
import { press } from '../../../test/support/page.js';
import { address, renderWithKit } from '../../../test/support/render.js';
import { json, noContent, respondTo } from '../../../test/support/responses.js';

it('a new offer offers to send the position from a locked phone', async () => {
  respondTo('POST /api/services', () => json(anOffer(), 201));
  respondTo('POST /api/providers/status', noContent);
  await openOfferForm();
  await fillOffer({ type: 'Servis', from: 'Ankara', to: 'Konya', duration: '1 saat' });
  await press('Rotadaş Başlat');
  await press('Telefon cebimdeyken');
  expect(address()).toBe('/telefon');
});

it('so does the live offer', async () => {
  renderWithKit(<OwnOfferDialog user={aUser(ONLINE)} />);
  const link = await screen.findByRole('link', { name: 'Telefon cebimdeyken' });
  expect(link).toHaveAttribute('href', '/telefon');
});
