import { waitFor } from '@testing-library/react';
import { respondTo, json, noContent, requestBodies } from '../../../test/support/responses.js';
import { ENDPOINT, providePush } from '../../../test/support/push.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { useResendPush } from './use-resend-push.js';

const SUBSCRIBE = 'POST /api/notifications/push-subscriptions';

function Resend() {
  useResendPush();
  return null;
}

it('sends the subscription of the browser once to the server, which may have lost it', async () => {
  const { unsubscribe } = providePush('granted', true);
  respondTo(SUBSCRIBE, noContent);
  renderWithProviders(<Resend />);
  await waitFor(() => expect(requestBodies(SUBSCRIBE)).toMatchObject([{ endpoint: ENDPOINT }]));
  expect(unsubscribe).not.toHaveBeenCalled();
});

it('ends a subscription that belongs to another user', async () => {
  const { unsubscribe } = providePush('granted', true);
  respondTo(SUBSCRIBE, () => json({ error: 'Başka.', code: 'push-endpoint-taken', requestId: 'test' }, 409));
  renderWithProviders(<Resend />);
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
});
