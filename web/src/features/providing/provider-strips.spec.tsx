import { screen, waitFor } from '@testing-library/react';
import { anAgreement, aProvided, HOUR_MS } from '../../../test/support/agreements.js';
import { aUser, ONLINE } from '../../../test/support/builders.js';
import { agreements } from '../../../test/support/gateway.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { requestsTo } from '../../../test/support/responses.js';
import { ProviderStrips } from './provider-strips.js';

const noCall = () => undefined;

it('shows an online provider the next person to pick up', async () => {
  const now = Date.now();
  agreements(
    aProvided({ id: 1, departsAt: now - HOUR_MS, state: 'requested' }),
    aProvided({ id: 5, departsAt: now - HOUR_MS, state: 'accepted' }), // Did not come
    aProvided({ id: 2, departsAt: now + HOUR_MS, state: 'accepted' }),
    aProvided({ id: 3, departsAt: now - 1_000, state: 'accepted' }),
    anAgreement({ id: 4, departsAt: now - HOUR_MS, state: 'accepted' }),
  );
  renderWithProviders(<ProviderStrips user={aUser(ONLINE)} onOpen={noCall} onOpenList={noCall} />);
  const next = await screen.findByRole('link', { name: /^Sıradaki: Deniz K\. · Isparta/ });
  expect(next).toHaveAttribute('href', '/anlasmalar/3');
});

it('shows no pickup that is hours ahead', async () => {
  agreements(aProvided({ departsAt: Date.now() + 3 * HOUR_MS, state: 'accepted' }));
  renderWithProviders(<ProviderStrips user={aUser(ONLINE)} onOpen={noCall} onOpenList={noCall} />);
  await waitFor(() => expect(requestsTo('GET /api/agreements')).not.toEqual([]));
  await screen.findByRole('status');
  expect(screen.queryByRole('link', { name: /^Sıradaki/ })).toBeNull();
});
