import { ClientError } from '@rotadas/contracts/client-errors/client-error';
import { screen } from '@testing-library/react';
import { json, noContent, requestBodies, respondTo } from '../../../test/support/responses.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { useActiveProvidersQuery } from './active-providers.api.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { isApiError } from '../../shared/api/api-error.js';

const REPORT = 'POST /api/client-errors';

function Failures() {
  const user = useCurrentUserQuery(undefined);
  const active = useActiveProvidersQuery({ serviceType: 'all', area: null });
  const codes = [user.error, active.error].map((error) => (isApiError(error) ? error.code : null));
  return <p>{codes.join(' ')}</p>;
}

it('a response that does not fit its schema has an error of its own, which is reported', async () => {
  respondTo(REPORT, noContent);
  respondTo('GET /api/users/me', () => json({ id: 'seven' }));
  respondTo('GET /api/providers/active', () => json([{ id: 1 }]));
  renderWithProviders(<Failures />);
  expect(await screen.findByText('response-invalid response-invalid')).toBeVisible();
  const messages = requestBodies(REPORT).map((body) => ClientError.parse(body).message);
  expect(messages.toSorted()).toEqual([
    expect.stringContaining('invalid response of activeProviders'),
    expect.stringContaining('invalid response of currentUser: Invalid input: expected number'),
  ]);
});
