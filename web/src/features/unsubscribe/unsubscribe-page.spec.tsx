import { NotificationKind } from '@rotadas/contracts/notifications/notification';
import { UNSUBSCRIBE_PAGE_PATH } from '@rotadas/contracts/notifications/unsubscribe';
import { screen } from '@testing-library/react';
import { respondTo, requestsTo, failure, json, unreachable } from '../../../test/support/responses.js';
import { press } from '../../../test/support/page.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { unsubscribeTexts } from './unsubscribe.tr.js';
import { UnsubscribePage } from './unsubscribe-page.js';

const UNSUBSCRIBE = 'POST /api/notifications/unsubscribe';

const open = (query = '?token=abc.def') =>
  renderWithProviders(<UnsubscribePage />, { path: UNSUBSCRIBE_PAGE_PATH + query });

it('ends the mails of a kind without a session, and only after a press', async () => {
  respondTo(UNSUBSCRIBE, () => json({ kind: 'route-matched' }));
  open();
  await screen.findByRole('heading', { name: 'E-postaları durdur' });
  expect(requestsTo(UNSUBSCRIBE)).toEqual([]);
  await press('E-postaları durdur');
  expect(await screen.findByText('Kayıtlı rotanda biri yola çıkınca e-posta göndermeyeceğiz.')).toBeVisible();
  const [call] = requestsTo(UNSUBSCRIBE);
  expect(call?.query.get('token')).toBe('abc.def');
  expect(call?.headers.has('authorization')).toBe(false);
  expect(screen.getByRole('link', { name: 'Bildirim ayarları' })).toHaveAttribute(
    'href',
    '/bildirimler/ayarlar',
  );
});

it.each(NotificationKind.options)('says which mails end: %s', async (kind) => {
  respondTo(UNSUBSCRIBE, () => json({ kind }));
  open();
  await press('E-postaları durdur');
  expect(await screen.findByText(unsubscribeTexts.done[kind])).toBeVisible();
});

it('reports an invalid link', async () => {
  respondTo(UNSUBSCRIBE, () => failure(400, 'x'));
  open();
  await press('E-postaları durdur');
  expect(await screen.findByRole('heading', { name: 'Bağlantı geçersiz' })).toBeVisible();
});

it('a link without a token is invalid', async () => {
  open('');
  expect(await screen.findByRole('heading', { name: 'Bağlantı geçersiz' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['the server is unreachable', unreachable],
  ['the server does not respond', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
  ['the server fails', () => failure(503)],
  ['the response is invalid', () => json({ kind: 'lottery' })],
])('if %s the user can retry', async (_case, given) => {
  respondTo(UNSUBSCRIBE, given);
  open();
  await press('E-postaları durdur');
  expect(await screen.findByText(/^Durdurulamadı/)).toBeVisible();
  respondTo(UNSUBSCRIBE, () => json({ kind: 'departure-due' }));
  await press('E-postaları durdur');
  expect(await screen.findByRole('heading', { name: 'Artık e-posta gelmeyecek' })).toBeVisible();
});
