import { waitFor } from '@testing-library/react';
import { answer, json, nothing, sent } from '../../../test/support/answers.js';
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
  answer(SUBSCRIBE, nothing);
  renderWithProviders(<Resend />);
  await waitFor(() => expect(sent(SUBSCRIBE)).toMatchObject([{ endpoint: ENDPOINT }]));
  expect(unsubscribe).not.toHaveBeenCalled();
});

it('ends a subscription that belongs to another user', async () => {
  const { unsubscribe } = providePush('granted', true);
  answer(SUBSCRIBE, () => json({ error: 'Başka.', code: 'push-endpoint-taken', requestId: 'test' }, 409));
  renderWithProviders(<Resend />);
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
});
