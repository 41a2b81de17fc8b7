import { fireEvent, screen } from '@testing-library/react';
import { choose, dialog, press, user } from './page.js';

/** An offer as it is filled in. */
interface OfferWords {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly duration: string;
}

/** Opens the form that starts an offer; answers what is in it. */
export async function openOfferForm() {
  await press('Başlat');
  return dialog('Hizmet seç');
}

/** Fills in all that is mandatory; the phone may be seen. */
export async function fillOffer({ type, from, to, duration }: OfferWords): Promise<void> {
  const form = await dialog('Hizmet seç');
  await choose('Hizmet türü', type);
  for (const [label, place] of [
    ['Nereden', from],
    ['Nereye', to],
  ] as const)
    fireEvent.change(form.getByLabelText(label), { target: { value: place } });
  await user.keyboard('{Escape}');
  await choose('Süre', duration);
  await user.click(form.getByRole('radio', { name: 'Evet' }));
  await screen.findByRole('dialog', { name: 'Hizmet seç' });
}
