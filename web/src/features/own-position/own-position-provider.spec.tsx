import { answer, failure, nothing, sent } from '../../../test/support/answers.js';
import { ANKARA, ONLINE } from '../../../test/support/builders.js';
import { currentUser } from '../../../test/support/gateway.js';
import { button, press } from '../../../test/support/page.js';
import { expectToast, renderWithProviders } from '../../../test/support/render.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { useOwnPosition } from './own-position-context.js';
import { OwnPositionProvider } from './own-position-provider.js';

const POSITION = 'POST /api/providers/location';

/** Requests a refresh; rendered only once the user is known. */
function Refresh() {
  const { refresh, busy } = useOwnPosition();
  const { data: user } = useCurrentUserQuery(undefined);
  if (user === undefined) return null;
  return (
    <button type="button" disabled={busy} onClick={() => void refresh()}>
      {user.isOnline ? 'Yayında' : 'Yayında değil'}
    </button>
  );
}

const open = () =>
  renderWithProviders(
    <OwnPositionProvider>
      <Refresh />
    </OwnPositionProvider>,
  );

it.each([
  ['cannot be stored', () => failure(503)],
  ['is refused', () => failure(400, 'Konum geçersiz.')],
])('a refresh whose position %s is reported: Konum güncellenemedi', async (_case, response) => {
  currentUser(ONLINE);
  answer(POSITION, response);
  open();
  await press('Yayında');
  await expectToast('Hata', 'Konum güncellenemedi');
  answer(POSITION, nothing);
  await press('Yayında');
  await expectToast('Başarılı', 'Konumun güncellendi.');
  expect(sent(POSITION).at(-1)).toMatchObject(ANKARA);
});

it('a refresh while offline sends no position', async () => {
  open();
  await press('Yayında değil');
  await expectToast('Başarılı', 'Konumun güncellendi.');
  expect(await button('Yayında değil')).toBeEnabled();
  expect(sent(POSITION)).toEqual([]);
});
