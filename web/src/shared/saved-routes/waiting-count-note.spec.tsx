import { screen, waitFor } from '@testing-library/react';
import { respondTo, requestsTo, failure, json } from '../../../test/support/responses.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { WaitingCountNote } from './waiting-count-note.js';

const WAITING = 'GET /api/saved-routes/waiting';

it('shows how many people wait for the live offer', async () => {
  respondTo(WAITING, () => json({ waiting: 3 }));
  renderWithProviders(<WaitingCountNote offer={{}} />);
  expect(await screen.findByText('Bu rotada 3 kişi bekliyor')).toBeVisible();
  expect([...(requestsTo(WAITING)[0]?.query ?? [])]).toEqual([]);
});

it.each([
  ['no one waits', 'fulfilled', () => json({ waiting: 0 })],
  ['the count is unavailable', 'rejected', () => failure(503)],
])('shows nothing if %s', async (_what, status, given) => {
  respondTo(WAITING, given);
  const store = renderWithProviders(<WaitingCountNote offer={{}} />);
  await waitFor(() => expect(Object.values(store.getState().api.queries)).toMatchObject([{ status }]));
  expect(screen.queryByText(/kişi bekliyor/)).toBeNull();
});

it('keeps the last count if a later one fails', async () => {
  let requests = 0;
  respondTo(WAITING, () => (++requests === 1 ? json({ waiting: 3 }) : failure(429)));
  const store = renderWithProviders(<WaitingCountNote offer={{}} everyMs={20} />);
  const rejected = [{ status: 'rejected' }];
  await waitFor(() => expect(Object.values(store.getState().api.queries)).toMatchObject(rejected));
  expect(screen.getByText('Bu rotada 3 kişi bekliyor')).toBeVisible();
});
