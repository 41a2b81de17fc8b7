import { screen, waitFor } from '@testing-library/react';
import { aUser, ONLINE } from '../../../test/support/builders.js';
import { currentUser } from '../../../test/support/gateway.js';
import { fillOffer, openOfferForm, OwnOfferDialog } from '../../../test/support/offer-form.js';
import { press, user } from '../../../test/support/page.js';
import { renderWithKit } from '../../../test/support/render.js';
import { json, noContent, requestBodies, respondTo } from '../../../test/support/responses.js';

const OFFER = { type: 'Yol arkadaşı', from: 'Ankara', to: 'Konya', duration: '1 saat' };
const EDIT = 'PUT /api/services/active';
const CHOICE = { name: 'Yalnız kadınlarla' };
const LIVE = aUser({ ...ONLINE, womenOnly: true, phoneVisibility: 'on-agreement' });

/** The home screen has the user already. */
const withUser = (gender: 'female' | 'male') => {
  currentUser({ gender });
  return { user: aUser({ gender }) };
};

it('a woman offers among women; her phone is not public then', async () => {
  respondTo('POST /api/services', () => json({}, 201));
  respondTo('POST /api/providers/status', noContent);
  const form = await openOfferForm(withUser('female'));
  await fillOffer(OFFER);
  await user.click(await form.findByRole('switch', CHOICE));
  expect(form.getByText(/yalnız kadınlar isteyebilir/)).toBeVisible();
  expect(form.getByRole('radio', { name: 'Anlaşınca' })).toBeChecked();
  expect(form.getByRole('radio', { name: 'Herkese açık' })).toBeDisabled();
  await press('Rotadaş Başlat');
  await waitFor(() => expect(requestBodies('POST /api/services')).toMatchObject([{ womenOnly: true }]));
});

it('others have no such choice', async () => {
  const form = await openOfferForm(withUser('male'));
  await fillOffer(OFFER);
  expect(form.queryByRole('switch', CHOICE)).toBeNull();
});

it('the own offer says so, and opens to all again', async () => {
  respondTo(EDIT, noContent);
  currentUser({ gender: 'female' });
  renderWithKit(<OwnOfferDialog user={LIVE} />);
  expect(await screen.findByText(/Yalnız kadınlar/)).toBeVisible();
  await press('Düzenle');
  await user.click(await screen.findByRole('switch', CHOICE));
  await press('Kaydet');
  await waitFor(() => expect(requestBodies(EDIT)).toHaveLength(1));
  expect(requestBodies(EDIT)[0]).not.toHaveProperty('womenOnly');
});

it('a draft of an earlier profile can be opened to all', async () => {
  currentUser({ gender: 'male' });
  renderWithKit(<OwnOfferDialog user={LIVE} />);
  await press('Düzenle');
  await user.click(await screen.findByRole('switch', CHOICE));
  await waitFor(() => expect(screen.queryByRole('switch', CHOICE)).toBeNull());
});
