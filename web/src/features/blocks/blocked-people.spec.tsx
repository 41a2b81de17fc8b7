import type { Block } from '@rotadas/contracts/users/block';
import { screen, waitFor } from '@testing-library/react';
import { button, press } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { failure, json, noContent, requestsTo, respondTo } from '../../../test/support/responses.js';
import { BlockedPeople } from './blocked-people.js';

const LIST = 'GET /api/blocks';
const UNBLOCK = 'DELETE /api/blocks/5';
const ALI: Block = { userId: 5, name: 'Ali D.', at: Date.now() - 3 * 86_400_000 };
const DELETED: Block = { userId: 6, name: '', at: Date.now() };

const blocks = (...items: Block[]) => respondTo(LIST, () => json({ items, next: null }));
const open = () => renderWithKit(<BlockedPeople />, { path: '/profile' });

it('the section names whom the user blocked, since when, and ends a block', async () => {
  blocks(ALI, DELETED);
  open();
  expect(await screen.findByRole('region', { name: 'Engellediklerin' })).toBeVisible();
  expect(await screen.findByText('Ali D.')).toBeVisible();
  expect(screen.getByText('Engelledin: 3 gün önce')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Silinmiş hesap: engeli kaldır' })).toBeVisible();
  respondTo(UNBLOCK, () => {
    blocks(DELETED);
    return noContent();
  });
  await press('Ali D.: engeli kaldır');
  await expectToast('Başarılı', 'Engel kaldırıldı. Artık birbirinizi yeniden görebilirsiniz.');
  await waitFor(() => expect(screen.queryByText('Ali D.')).toBeNull());
  expect(requestsTo(UNBLOCK)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Engellediklerin' })).toHaveFocus();
});

it('without blocks the section says where to block a person', async () => {
  blocks();
  open();
  expect(await screen.findByText(/^Kimseyi engellemedin/)).toBeVisible();
});

it('the section shows that it loads, and can be loaded again after a failure', async () => {
  respondTo(LIST, () => failure(503));
  open();
  expect(screen.getByRole('status', { name: 'Engellediklerin yükleniyor...' })).toBeVisible();
  expect(await screen.findByText('Engellediklerin alınamadı')).toBeVisible();
  blocks(ALI);
  await press('Tekrar dene');
  expect(await screen.findByText('Ali D.')).toBeVisible();
});

it('a failed end of a block keeps the person in the list', async () => {
  blocks(ALI);
  respondTo(UNBLOCK, () => failure(503));
  open();
  await press('Ali D.: engeli kaldır');
  await expectToast('Hata', 'Engel kaldırılamadı');
  expect(await button('Ali D.: engeli kaldır')).toBeVisible();
});
