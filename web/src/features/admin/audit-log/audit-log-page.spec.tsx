import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import { screen, waitFor, within } from '@testing-library/react';
import { respondTo, requestsTo, failure, json } from '../../../../test/support/responses.js';
import { aReport } from '../../../../test/support/builders.js';
import { currentUser } from '../../../../test/support/gateway.js';
import { press, user } from '../../../../test/support/page.js';
import { renderWithKit } from '../../../../test/support/render.js';
import { AuditLogPage } from './audit-log-page.js';

const CALL = 'GET /api/admin/audit-log';
const REPORT = 'GET /api/reports/12';
const MODERATION: AuditEntry = {
  id: '0d8f6d8e-7c0e-4c39-9d9e-2f6b8a1c5e11',
  at: Date.parse('2026-11-23T11:05:00Z'),
  adminId: 3,
  kind: 'report-status',
  target: '12',
  userId: 9,
  facts: { from: 'yeni', to: 'çözüldü' },
  requestId: 'istek-1',
};
const RETRY: AuditEntry = {
  ...MODERATION,
  id: '1d8f6d8e-7c0e-4c39-9d9e-2f6b8a1c5e11',
  kind: 'queue-change',
  target: 'notification-mail',
  userId: null,
  facts: { action: 'retry', job: '7-1' },
};

const serveEntries = (...entries: AuditEntry[]) => respondTo(CALL, () => json({ entries, next: null }));

const lastQuery = () => Object.fromEntries(requestsTo(CALL).at(-1)?.query ?? []);

const openPage = () => renderWithKit(<AuditLogPage />, { path: '/admin/kayitlar' });

beforeEach(() => {
  currentUser({ isAdmin: true });
  serveEntries(MODERATION, RETRY);
  respondTo('GET /api/users/3', () => json({ id: 3, fullName: 'Deniz Ak', email: 'deniz@rotadas.example' }));
  respondTo('GET /api/users/9', () => failure(404));
});

it('lists the admin, action, user, time and request of each entry', async () => {
  openPage();
  await screen.findByText('Sorun bildirimi no 12');
  const [moderation, retry] = screen.getAllByRole('listitem');
  expect(moderation).toHaveTextContent('Sorun bildirimi no 12');
  await waitFor(() => expect(moderation).toHaveTextContent('Deniz Ak (no 3)'));
  expect(moderation).toHaveTextContent('Bilinmiyor (no 9)');
  expect(moderation).toHaveTextContent('Sonraçözüldü');
  expect(moderation).toHaveTextContent(/23\/11\/2026/);
  expect(moderation).toHaveTextContent('İstek: istek-1');
  expect(retry).toHaveTextContent('Kuyruk: notification-mail');
  expect(retry).toHaveTextContent('İş7-1');
});

it.each([
  ['case-taken', 'Bildiren'],
  ['person-viewed', 'İlgili kişi'],
] as const)('names the user of %s: %s', async (kind, label) => {
  serveEntries({ ...MODERATION, kind });
  openPage();
  expect(await screen.findByRole('listitem')).toHaveTextContent(`${label}Bilinmiyor (no 9)`);
});

it.each([
  ['sanction-imposed', { kind: 'suspension', until: '2026-12-08T21:00:00.000Z' }, 'TürAskıya alma'],
  ['sanction-imposed', { kind: 'suspension', until: '2026-12-08T21:00:00.000Z' }, 'Bitiş09/12/2026 00:00'],
  ['sanction-lifted', { reason: 'dangerous-driving' }, 'SebepTehlikeli araç kullanmak'],
  ['person-searched', { people: '8,12' }, 'Bulunanlar8,12'],
  ['person-searched', { people: '' }, /Bulunanlar(yok)/],
  ['appeal-decided', { decision: 'accepted' }, 'Kararİtirazı kabul edildi'],
] as const)('shows the facts of %s in Turkish: %j', async (kind, facts, shown) => {
  serveEntries({ ...MODERATION, kind, facts });
  openPage();
  expect(await screen.findByRole('listitem')).toHaveTextContent(shown);
});

it('lists who looked at the evidence of a report', async () => {
  serveEntries({ ...MODERATION, kind: 'report-evidence', facts: { person: '8' } });
  openPage();
  const look = await screen.findByRole('listitem');
  expect(look).toHaveTextContent('Sorun bildirimi no 12Kanıta bakma');
  expect(look).toHaveTextContent('Bildirilen no8');
  expect(within(look).queryByRole('button')).toBeNull();
});

it('shows the note of a changed report on request', async () => {
  const other = {
    at: '2026-11-23T11:04:00.000Z',
    adminId: 3,
    from: 'yeni',
    to: 'yeni',
    note: 'Başka bir not',
  };
  const change = {
    ...other,
    at: new Date(MODERATION.at).toISOString(),
    to: 'çözüldü',
    note: 'Arandı, çözüldü.',
  };
  const detail = (...history: object[]) => json({ ...aReport(12), history });
  respondTo(REPORT, () => failure(503));
  openPage();
  await screen.findByText('Sorun bildirimi no 12');
  const [moderation = document.body, retry = document.body] = screen.getAllByRole('listitem');
  expect(within(retry).queryByRole('button')).toBeNull();
  await user.click(within(moderation).getByRole('button', { name: 'Notu göster' }));
  respondTo(REPORT, () => detail(other, change));
  await press('Not alınamadı, tekrar dene');
  await waitFor(() => expect(moderation).toHaveTextContent('NotArandı, çözüldü.'));
  expect(moderation).not.toHaveTextContent('Başka bir not');
});

it.each([
  ['Not yazılmamış.', [{ note: null }]],
  ['Bu değişikliğin notu artık saklanmıyor.', []],
])('says why a change has no note: %s', async (text, changes) => {
  const change = { at: new Date(MODERATION.at).toISOString(), adminId: 3, from: 'yeni', to: 'çözüldü' };
  respondTo(REPORT, () => json({ ...aReport(12), history: changes.map((each) => ({ ...change, ...each })) }));
  openPage();
  await press('Notu göster');
  expect(await screen.findByText(text)).toBeVisible();
});

it('searches by user and days once the typing pauses, and clears the search', async () => {
  openPage();
  await screen.findByText('Sorun bildirimi no 12');
  expect(lastQuery()).toEqual({});
  const search = within(screen.getByRole('search', { name: 'Kayıtlarda ara' }));
  await user.type(search.getByLabelText(/^Kişi no/), '12');
  await waitFor(() => expect(lastQuery()).toEqual({ userId: '12' }));
  expect(requestsTo(CALL)).toHaveLength(2);
  await user.type(search.getByLabelText('Başlangıç'), '2026-11-22');
  const from = String(Date.parse('2026-11-22T00:00:00+03:00'));
  await waitFor(() => expect(lastQuery()).toEqual({ userId: '12', from }));
  await user.type(search.getByLabelText('Bitiş'), '2026-11-21');
  expect(search.getByLabelText('Bitiş')).toHaveAccessibleDescription(/^Bitiş, başlangıçtan önce\./);
  await user.clear(search.getByLabelText(/^Kişi no/));
  await user.type(search.getByLabelText(/^Kişi no/), 'ayşe');
  expect(await search.findByText('Kişi no yalnızca rakamdan oluşur.')).toBeVisible();
  await press('Aramayı temizle');
  expect(search.getByLabelText(/^Kişi no/)).toHaveValue('');
});

it('loads older entries after the last one, which stays if that fails', async () => {
  const firstPage = json({ entries: [MODERATION], next: `${MODERATION.at}_${MODERATION.id}` });
  respondTo(CALL, ({ query }) => (query.has('before') ? failure(503) : firstPage));
  openPage();
  await press('Daha eski kayıtlar');
  expect(await screen.findByText('Kayıtlar alınamadı')).toBeVisible();
  expect(screen.getByText('Sorun bildirimi no 12')).toBeVisible();
  serveEntries(RETRY);
  await press('Tekrar dene');
  expect(await screen.findByText('Kuyruk: notification-mail')).toBeVisible();
  expect(screen.getByText('Sorun bildirimi no 12')).toBeVisible();
  expect(lastQuery()).toEqual({ before: `${MODERATION.at}_${MODERATION.id}` });
  expect(screen.queryByRole('button', { name: 'Daha eski kayıtlar' })).toBeNull();
});

it('shows an empty result and a failure, and retries', async () => {
  serveEntries();
  openPage();
  expect(await screen.findByText('Kayıt yok')).toBeVisible();
  respondTo(CALL, () => failure(503));
  await user.type(screen.getByLabelText(/^Kişi no/), '5');
  expect(await screen.findByText('Kayıtlar alınamadı')).toBeVisible();
  serveEntries(RETRY);
  await press('Tekrar dene');
  expect(await screen.findByText('Kuyruk: notification-mail')).toBeVisible();
});
