import { FIRST_TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { LIVE_CLOSE } from '@rotadas/contracts/live/live-close';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { aSanction, dataExport } from '../../test/support/account.js';
import { holdClock, pass } from '../../test/support/device.js';
import { currentUser } from '../../test/support/gateway.js';
import { loseLive, openLive, serverSends } from '../../test/support/open-socket.js';
import { dialog } from '../../test/support/page.js';
import { expectToast, renderWithKit } from '../../test/support/render.js';
import { json, requestsTo, respondTo } from '../../test/support/responses.js';
import '../features/account/restricted-screen.js';
import '../features/account/warning-sheet.js';
import '../features/terms/terms-sheet.js';
import { useUnreadCountQuery } from '../features/notifications/notifications.api.js';
import { requestTerms } from '../shared/terms/terms-request.js';
import { RestrictionGate } from './restriction-gate.js';
import { SignedInFrame } from './signed-in-frame.js';

const HOUR_MS = 3_600_000;

function Home() {
  const { refetch } = useUnreadCountQuery(undefined);
  return <button onClick={() => void refetch()}>Harita</button>;
}

const open = () =>
  renderWithKit(
    <Routes>
      <Route element={<RestrictionGate />}>
        <Route element={<SignedInFrame />}>
          <Route path="*" element={<Home />} />
        </Route>
      </Route>
    </Routes>,
  );

const home = () => screen.queryByRole('button', { name: 'Harita' });
const suspended = () => screen.findByRole('heading', { name: 'Hesabın askıya alındı' });

beforeEach(() => dataExport());

it('replaces the app, with its calls, while the account is restricted', async () => {
  currentUser({ sanction: aSanction() });
  openLive();
  open();
  expect(await suspended()).toBeVisible();
  expect(home()).toBeNull();
});

it('opens the app, and says so, when the suspension has ended by the clock of the server', async () => {
  holdClock();
  currentUser({ sanction: aSanction({ until: Date.now() + HOUR_MS }) });
  open();
  await pass(1_000);
  expect(await suspended()).toBeVisible();
  const before = requestsTo('GET /api/agreements').length;
  await pass(HOUR_MS + 60_000);
  expect(home()).toBeNull();
  expect(requestsTo('GET /api/agreements')).toHaveLength(before);
  currentUser();
  await pass(15_000);
  expect(home()).toBeVisible();
  await expectToast('Başarılı', 'Hesabın yeniden açık.');
});

it('shows the screen after a call fails because the account is restricted', async () => {
  open();
  await waitFor(() => expect(home()).toBeVisible());
  await waitFor(() => expect(requestsTo('GET /api/notifications')).not.toEqual([]));
  currentUser({ eraseAt: Date.now() + HOUR_MS });
  const restricted = { error: 'Kapalı', code: 'account-restricted', requestId: 'r1' };
  respondTo('GET /api/notifications', () => json(restricted, 403));
  home()?.click();
  expect(await screen.findByRole('heading', { name: 'Hesabın silinecek' })).toBeVisible();
});

it('shows the screen after the server closes the live connection for a lost access', async () => {
  openLive();
  open();
  await waitFor(() => expect(requestsTo('GET /api/users/me')).toHaveLength(1));
  serverSends({ type: 'ready', userId: 7 });
  currentUser({ sanction: aSanction({ kind: 'ban', until: null }) });
  loseLive(LIVE_CLOSE.accessLost.code);
  expect(await screen.findByRole('heading', { name: 'Hesabın kapatıldı' })).toBeVisible();
});

describe('a warning', () => {
  const sanction = aSanction({ kind: 'warning', until: null });
  const warning = () => screen.queryByRole('dialog', { name: 'Bir uyarı aldın' });

  it.each([
    ['the terms in force', {}],
    ['an older version of the terms', { termsAccepted: false, acceptedTerms: FIRST_TERMS_VERSION }],
  ])('is shown over the app to a user who accepted %s', async (_version, facts) => {
    currentUser({ sanction, ...facts });
    open();
    await dialog('Bir uyarı aldın');
    expect(home()).not.toBeNull();
  });

  it('waits until the terms are accepted', async () => {
    currentUser({ sanction, termsAccepted: false, acceptedTerms: null });
    open();
    await dialog('Kullanım koşulları');
    expect(warning()).toBeNull();
  });

  it('waits while a call needs the present terms', async () => {
    currentUser({ sanction, termsAccepted: false, acceptedTerms: FIRST_TERMS_VERSION });
    open();
    await dialog('Bir uyarı aldın');
    void requestTerms();
    await dialog('Kullanım koşulları değişti');
    await waitFor(() => expect(warning()).toBeNull());
  });
});
