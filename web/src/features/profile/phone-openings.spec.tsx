import type { PhoneOpening } from '@rotadas/contracts/agreements/agreement';
import { screen } from '@testing-library/react';
import { failure, json, respondTo } from '../../../test/support/responses.js';
import { press } from '../../../test/support/page.js';
import { renderWithKit } from '../../../test/support/render.js';
import { PhoneOpenings } from './phone-openings.js';

const CALL = 'GET /api/phone-openings';
const FROM = Date.UTC(2026, 10, 21, 6, 5);

const openings = (...items: PhoneOpening[]) => respondTo(CALL, () => json({ items, next: null }));
const ofAli = { agreementId: 4, person: { id: 5, name: 'Ali D.' }, from: FROM };

it('lists who saw the phone, from when to when, with a link to the agreement', async () => {
  openings({ ...ofAli, to: null }, { ...ofAli, agreementId: 3, to: FROM + 86_400_000 });
  renderWithKit(<PhoneOpenings />);
  expect(await screen.findByText('21/11/2026 09:05 tarihinden beri görüyor')).toBeVisible();
  expect(screen.getByText('21/11/2026 09:05 – 22/11/2026 09:05')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Ali D.' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/anlasmalar/4', '/anlasmalar/3']);
});

it('says that there is none, and can be loaded again after a failure', async () => {
  respondTo(CALL, () => failure(503));
  renderWithKit(<PhoneOpenings />);
  expect(await screen.findByText('Numaranı görenler alınamadı')).toBeVisible();
  openings();
  await press('Tekrar dene');
  expect(await screen.findByText(/^Numaranı anlaşarak gören olmadı/)).toBeVisible();
});
