import { screen, waitFor } from '@testing-library/react';
import { answer, callsOf, failure, json } from '../../../test/support/answers.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { RouteDemandNote } from './route-demand-note.js';

const WAITING = 'GET /api/saved-routes/waiting';

it('shows how many people wait for the live offer', async () => {
  answer(WAITING, () => json({ waiting: 3 }));
  renderWithProviders(<RouteDemandNote offer={{}} />);
  expect(await screen.findByText('Bu rotada 3 kişi bekliyor')).toBeVisible();
  expect([...(callsOf(WAITING)[0]?.query ?? [])]).toEqual([]);
});

it.each([
  ['no one waits', 'fulfilled', () => json({ waiting: 0 })],
  ['the count is unavailable', 'rejected', () => failure(503)],
])('shows nothing if %s', async (_what, status, given) => {
  answer(WAITING, given);
  const store = renderWithProviders(<RouteDemandNote offer={{}} />);
  await waitFor(() => expect(Object.values(store.getState().api.queries)).toMatchObject([{ status }]));
  expect(screen.queryByText(/kişi bekliyor/)).toBeNull();
});
