import { screen, waitFor } from '@testing-library/react';
import { anAgreement, aMessage, ME } from '../../../test/support/agreements.js';
import { agreements, messages } from '../../../test/support/gateway.js';
import { openLive, serverSends } from '../../../test/support/open-socket.js';
import { press } from '../../../test/support/page.js';
import { expectToast, renderWithProviders } from '../../../test/support/render.js';
import { delayed, json, requestBodies, requestsTo, respondTo } from '../../../test/support/responses.js';
import { withFailureToast } from '../toast/show-failure.js';
import { useAgreementFrames, useAttentionCount, useOpenAgreements } from './agreement-frames.js';
import { useAgreementQuery, useChangeAgreementMutation, useMessagesInfiniteQuery } from './agreements.api.js';

const CANCEL = 'POST /api/agreements/3/cancel';

function Shown() {
  useAgreementFrames();
  const { data: agreement } = useAgreementQuery(3);
  const { data: chat } = useMessagesInfiniteQuery(3);
  const [change] = useChangeAgreementMutation();
  const waiting = useAttentionCount('open') + useAttentionCount('past');
  const cancel = () => change({ id: 3, version: 1, action: 'cancel', reason: 'Hasta' }).unwrap();
  return (
    <>
      <p>{`one ${agreement?.state} ${agreement?.version}`}</p>
      <p>{`listed ${useOpenAgreements().map(({ state }) => state)}, waiting ${waiting}`}</p>
      <p>{`messages ${chat?.pages.flatMap(({ items }) => items.map(({ id }) => id))}`}</p>
      <button type="button" onClick={() => void withFailureToast(cancel(), 'Olmadı')}>
        Cancel
      </button>
    </>
  );
}

beforeEach(() => {
  agreements(anAgreement());
  messages(3);
});

it('a change replaces the agreement in the page and in the lists', async () => {
  renderWithProviders(<Shown />);
  await screen.findByText('one requested 1');
  const cancelled = anAgreement({ version: 2, state: 'cancelled' });
  respondTo(CANCEL, () => json(cancelled));
  agreements(cancelled);
  await press('Cancel');
  expect(await screen.findByText('one cancelled 2')).toBeVisible();
  expect(await screen.findByText('listed , waiting 0')).toBeVisible();
  expect(requestBodies(CANCEL)).toEqual([{ version: 1, reason: 'Hasta' }]);
});

it('a response that is older than a change does not replace it', async () => {
  openLive();
  renderWithProviders(<Shown />);
  await screen.findByText('one requested 1');
  const late = delayed(() => json(anAgreement({ unread: 4 })));
  respondTo('GET /api/agreements/3', late.respond);
  serverSends({ type: 'agreement', id: 3, version: 1 });
  await waitFor(() => expect(requestsTo('GET /api/agreements/3')).toHaveLength(2));
  respondTo(CANCEL, () => json(anAgreement({ version: 2, state: 'cancelled' })));
  await press('Cancel');
  await screen.findByText('one cancelled 2');
  const lists = requestsTo('GET /api/agreements').length;
  late.release();
  await waitFor(() => expect(requestsTo('GET /api/agreements').length).toBeGreaterThan(lists)); // Invalidations wait for it
  expect(screen.getByText('one cancelled 2')).toBeVisible();
});

it('a conflict shows the present agreement, and a toast without its JSON', async () => {
  renderWithProviders(<Shown />);
  await screen.findByText('one requested 1');
  const present = anAgreement({ version: 2, state: 'accepted' });
  agreements(present);
  respondTo(CANCEL, () =>
    json(
      {
        error: 'Bu anlaşma değişti.',
        code: 'agreement-changed',
        requestId: 'test',
        details: { agreement: JSON.stringify(present) },
      },
      409,
    ),
  );
  await press('Cancel');
  expect(await screen.findByText('one accepted 2')).toBeVisible();
  expect(await screen.findByText('listed accepted, waiting 0')).toBeVisible();
  await expectToast('Hata', 'Bu anlaşma değişti.');
  expect(screen.queryByText(/version/)).toBeNull();
});

it('live frames refresh agreement, list and messages', async () => {
  openLive();
  renderWithProviders(<Shown />);
  await screen.findByText('listed requested, waiting 0');
  agreements(anAgreement({ version: 2, state: 'accepted', unread: 1 }));
  serverSends({ type: 'agreement', id: 3, version: 2 });
  expect(await screen.findByText('one accepted 2')).toBeVisible();
  expect(await screen.findByText('listed accepted, waiting 1')).toBeVisible();
  messages(3, [aMessage(9, { fromUserId: ME })]);
  serverSends({ type: 'message', agreementId: 3, messageId: 9, fromUserId: ME });
  expect(await screen.findByText('messages 9')).toBeVisible();
});

it('counts past agreements with a message to read', async () => {
  agreements(anAgreement({ unread: 2 }), anAgreement({ id: 4, state: 'done', unread: 1 }));
  renderWithProviders(<Shown />);
  expect(await screen.findByText('listed requested, waiting 2')).toBeVisible();
});

it('everything is refreshed once a connection is ready, since earlier frames are lost', async () => {
  const openLists = () =>
    requestsTo('GET /api/agreements').filter(({ query }) => query.get('state') === 'open');
  openLive();
  renderWithProviders(<Shown />);
  await screen.findByText('one requested 1');
  await waitFor(() => expect(openLists()).toHaveLength(1));
  agreements(anAgreement({ version: 2, state: 'declined' }));
  serverSends({ type: 'ready', userId: ME });
  expect(await screen.findByText('one declined 2')).toBeVisible();
  serverSends({ type: 'ready', userId: ME }); // Repeated after each token
  await waitFor(() => expect(openLists()).toHaveLength(2));
});
