import { screen } from '@testing-library/react';
import { answer, callsOf, failure, json } from '../../../test/support/answers.js';
import { currentUser } from '../../../test/support/gateway.js';
import { button } from '../../../test/support/page.js';
import { openSignedIn } from '../../../test/support/render-app.js';

const WAITING = 'GET /api/saved-routes/waiting';

const online = {
  isOnline: true,
  activeService: 'companion',
  serviceFrom: 'Ankara',
  serviceTo: 'Eskişehir',
} as const;

it('a provider who is online reads how many people wait for the way', async () => {
  answer(WAITING, () => json({ waiting: 3 }));
  currentUser(online);
  await openSignedIn('/');
  expect(await screen.findByText('Bu yolu 3 kişi bekliyor')).toBeVisible();
  expect([...(callsOf(WAITING)[0]?.query ?? [])]).toEqual([]);
});

it.each([
  ['nobody waits', () => json({ waiting: 0 })],
  ['nobody knows', () => failure(503)],
])('where %s there is no such line', async (_what, given) => {
  answer(WAITING, given);
  currentUser(online);
  await openSignedIn('/');
  await button('Bitir');
  await screen.findByText(/Yayındasın · Ankara/);
  expect(screen.queryByText(/kişi bekliyor/)).toBeNull();
});
