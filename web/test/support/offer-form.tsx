import { fireEvent } from '@testing-library/react';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useState } from 'react';
import { useActiveProvidersQuery } from '../../src/features/active-providers/active-providers.api.js';
import { OwnOfferSheet } from '../../src/features/providing/own-offer-sheet.js';
import { ProviderSheet } from '../../src/features/providing/provider-sheet.js';
import { aUser } from './builders.js';
import { choose, dialog, user as person } from './page.js';
import { renderWithKit } from './render.js';

interface OfferWords {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly duration: string;
}

interface OfferDialogProps {
  /** Undefined if the user is unknown. */
  user?: CurrentUser | undefined;
  onIncomplete?: () => void;
}

const nothing = () => undefined;

export function OfferDialog({ user, onIncomplete = nothing }: OfferDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <ProviderSheet
      open={open}
      user={user}
      onPosition={nothing}
      onIncomplete={onIncomplete}
      onClose={() => setOpen(false)}
    />
  );
}

export function OwnOfferDialog({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(true);
  return <OwnOfferSheet open={open} user={user} onEnd={nothing} onClose={() => setOpen(false)} />;
}

export function ActiveProviders() {
  useActiveProvidersQuery({ serviceType: 'all', area: { bbox: [32, 39, 33, 40], zoom: 12 } });
  return null;
}

/** Returns the queries within the form. */
export function openOfferForm(props: OfferDialogProps = { user: aUser() }) {
  renderWithKit(<OfferDialog {...props} />);
  return dialog('Hizmet seç');
}

/** Fills in all mandatory fields; the phone number is public. */
export async function fillOffer({ type, from, to, duration }: OfferWords): Promise<void> {
  const form = await dialog('Hizmet seç');
  await choose('Hizmet türü', type);
  for (const [label, place] of [
    ['Nereden', from],
    ['Nereye', to],
  ] as const)
    fireEvent.change(form.getByLabelText(label), { target: { value: place } });
  await person.keyboard('{Escape}');
  await choose('Süre', duration);
  await person.click(form.getByRole('radio', { name: 'Herkese açık' }));
  await dialog('Hizmet seç');
}
