import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { anAgreement, DAY_MS, HOUR_MS } from '../../test/support/agreements.js';
import { aReport } from '../../test/support/builders.js';
import { agreements, messages } from '../../test/support/gateway.js';
import { press, user } from '../../test/support/page.js';
import { renderWithKit } from '../../test/support/render.js';
import { json, requestBodies, respondTo } from '../../test/support/responses.js';
import { deviceStorage } from '../shared/storage/browser-storage.js';
import { trustedContactsKey } from '../shared/storage/user-keys.js';
import { AgreementScreen } from './agreement-screen.js';

function open(facts: Partial<AgreementView>) {
  deviceStorage.set(
    trustedContactsKey('ece@rotadas.example'),
    JSON.stringify([{ name: 'Ayşe', phone: '+90 532 444 55 66' }]),
  );
  agreements(anAgreement(facts));
  messages(3);
  respondTo('GET /api/agreements/3/rating', () => json({ ratings: [] }));
  renderWithKit(
    <Routes>
      <Route path="/anlasmalar/:id" element={<AgreementScreen />} />
    </Routes>,
    { path: '/anlasmalar/3' },
  );
}

it('offers help during an agreement: its trip can be shared, its other person reported', async () => {
  respondTo('POST /api/reports', () => json(aReport(1), 201));
  open({ state: 'under_way', acceptedAt: Date.now() - 1_000, metAt: Date.now() });
  await press('Yardım');
  expect(await screen.findByRole('button', { name: 'Mesaja takip bağlantısı ekle' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rotadaş’a bildir' }));
  await waitFor(() =>
    expect(requestBodies('POST /api/reports')).toMatchObject([{ about: { userId: 8, agreementId: 3 } }]),
  );
});

it('a trip that is not agreed yet cannot be shared', async () => {
  open({ state: 'requested' });
  await press('Yardım');
  expect(await screen.findByRole('link', { name: 'Ayşe kişisine SMS yaz' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mesaja takip bağlantısı ekle' })).toBeNull();
});

it.each([
  ['by the provider', 'done', 'provider'],
  ['by a suspension or a block', 'cancelled', 'system'],
] as const)('still offers help after the end %s, but shares no trip', async (_how, state, endedBy) => {
  open({ state, acceptedAt: Date.now() - DAY_MS, endedAt: Date.now() - 11 * HOUR_MS, endedBy });
  await press('Yardım');
  expect(await screen.findByRole('link', { name: 'Ayşe kişisine SMS yaz' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mesaja takip bağlantısı ekle' })).toBeNull();
});

it.each([
  ['12 hours after the end', { acceptedAt: Date.now() - DAY_MS, endedAt: Date.now() - 12 * HOUR_MS }],
  ['if the request was never accepted', { endedAt: Date.now() - 1_000 }],
])('offers no help %s', async (_when, facts) => {
  open({ state: 'cancelled', endedBy: 'provider', ...facts });
  await screen.findByRole('link', { name: 'Profili gör' });
  expect(screen.queryByRole('button', { name: 'Yardım' })).toBeNull();
});
