import { MESSAGE_MAX } from '@rotadas/contracts/agreements/message';
import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMessage, anAgreement, DAY_MS, HOUR_MS, ME } from '../../../test/support/agreements.js';
import { onDevice } from '../../../test/support/device.js';
import { agreements, messages } from '../../../test/support/gateway.js';
import { openLive, serverSends } from '../../../test/support/open-socket.js';
import { field, fill, press, user } from '../../../test/support/page.js';
import { renderWithProviders } from '../../../test/support/render.js';
import {
  delayed,
  failure,
  json,
  noContent,
  requestBodies,
  requestsTo,
  respondTo,
} from '../../../test/support/responses.js';
import { useAgreementFrames } from '../../shared/agreements/agreement-frames.js';
import { useAgreementQuery } from '../../shared/agreements/agreements.api.js';
import { Chat } from './chat.js';

const SEND = 'POST /api/agreements/3/messages';
const LIST = 'GET /api/agreements/3/messages';
const READ = 'POST /api/agreements/3/messages/read';

/** Reports all that it observes as visible. */
class InView {
  constructor(private readonly listener: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.listener([{ isIntersecting: true }]);
  }
  disconnect(): void {
    // Nothing is kept
  }
}
const { IntersectionObserver } = window;
afterEach(() => Object.assign(window, { IntersectionObserver }));

const NOW = Date.now();

function Shown({ agreement }: { agreement: AgreementView }) {
  useAgreementFrames();
  return <Chat agreement={agreement} side="requester" />;
}

function Loaded() {
  const { data } = useAgreementQuery(3);
  return data === undefined ? null : <Shown agreement={data} />;
}

const ACCEPTED: Partial<AgreementView> = { state: 'accepted', acceptedAt: Date.now() - HOUR_MS };

const open = (facts: Partial<AgreementView> = ACCEPTED) =>
  renderWithProviders(<Shown agreement={anAgreement(facts)} />);

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('lists the newest message at the bottom, and whether the other side has read it', async () => {
  const own = aMessage(2, { fromUserId: ME, text: 'Otogarda mıyız?' });
  messages(3, [own, aMessage(1)], 1);
  open();
  await screen.findByText('Mesaj 1');
  expect(shown()[0]).toMatch(/^Deniz K\.: Mesaj 1\d\d:\d\dBildir$/);
  expect(shown()[1]).toMatch(/^Sen: Otogarda mıyız\?\d\d:\d\d · Gönderildi$/);
  expect(screen.getByText('Mesaj 1')).toBeVisible();
});

it('reports a message of the other side', async () => {
  messages(3, [aMessage(2, { fromUserId: ME }), aMessage(1)]);
  respondTo('POST /api/reports', noContent);
  open();
  await press('Mesajı bildir');
  await fill('Deniz K. ne yaptı?', 'Mesajında hakaret etti');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bildir' }));
  expect(await screen.findByText(/^Bildirimin alındı/)).toBeVisible();
  const about = { userId: 8, agreementId: 3, messageId: 1 };
  expect(requestBodies('POST /api/reports')).toMatchObject([{ category: 'kullanici', about }]);
});

it('shows a message while it is sent, and keeps a failed one to send again', async () => {
  messages(3);
  open();
  const late = delayed(() => failure(429, 'Çok sık mesaj gönderdin.'));
  respondTo(SEND, late.respond);
  await fill('Mesajın', ' Geldim ');
  await press('Gönder');
  expect(await screen.findByText('Gönderiliyor...')).toBeVisible();
  expect(await field('Mesajın')).toHaveValue('');
  late.release();
  expect(await screen.findByText('Çok sık mesaj gönderdin.')).toBeVisible();
  const stored = aMessage(5, { fromUserId: ME, text: 'Geldim' });
  respondTo(SEND, () => json(stored, 201));
  messages(3, [stored]);
  await press('Tekrar gönder');
  await waitFor(() => expect(shown()).toEqual([expect.stringMatching(/^Sen: Geldim.*Gönderildi$/)]));
  const [first, repeat] = requestBodies(SEND);
  expect(first).toEqual({ text: 'Geldim', key: expect.any(String) });
  expect(repeat).toEqual(first);
});

it('the next message can be written while one is sent, and sent after it with another key', async () => {
  messages(3);
  open();
  const late = delayed(() => json(aMessage(5, { fromUserId: ME, text: 'bir' }), 201));
  respondTo(SEND, late.respond);
  await user.type(await field('Mesajın'), 'bir{Enter}iki{Enter}');
  expect(await field('Mesajın')).toHaveValue('iki');
  expect(screen.getByRole('button', { name: 'Gönder' })).toBeDisabled();
  late.release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Gönder' })).toBeEnabled());
  await press('Gönder');
  await waitFor(() => expect(requestBodies(SEND)).toMatchObject([{ text: 'bir' }, { text: 'iki' }]));
  expect(new Set(requestBodies(SEND).map((body) => (body as { key: string }).key)).size).toBe(2);
});

it('shows a message that is sent while the list is loaded', async () => {
  openLive();
  messages(3, [aMessage(1)]);
  open();
  await screen.findByText('Mesaj 1');
  const late = delayed(() => json({ items: [aMessage(1)], next: null, readByOther: null }));
  respondTo(LIST, late.respond);
  serverSends({ type: 'message', agreementId: 3, messageId: 1, fromUserId: 8 });
  await waitFor(() => expect(requestsTo(LIST)).toHaveLength(2));
  const stored = aMessage(2, { fromUserId: ME });
  respondTo(SEND, () => json(stored, 201));
  await user.type(await field('Mesajın'), 'Mesaj 2{Enter}');
  await screen.findByText(/Gönderildi/);
  const reloaded = delayed(() => json({ items: [stored, aMessage(1)], next: null, readByOther: null }));
  respondTo(LIST, reloaded.respond);
  late.release();
  await waitFor(() => expect(requestsTo(LIST)).toHaveLength(3));
  expect(shown()).toHaveLength(2); // The late list does not have it
  reloaded.release();
  await waitFor(() => expect(shown()).toHaveLength(2));
});

it('a sent message is not shown below newer ones that fill the page', async () => {
  openLive();
  messages(3, [aMessage(1)]);
  open();
  const stored = aMessage(2, { fromUserId: ME });
  respondTo(SEND, () => json(stored, 201));
  messages(3, [stored, aMessage(1)]);
  await user.type(await field('Mesajın'), 'Mesaj 2{Enter}');
  await waitFor(() => expect(shown()).toHaveLength(2));
  messages(3, [aMessage(4), aMessage(3)]);
  serverSends({ type: 'message', agreementId: 3, messageId: 4, fromUserId: 8 });
  expect(await screen.findByText('Mesaj 4')).toBeVisible();
  expect(screen.queryByText('Mesaj 2')).toBeNull();
});

it('a failed message can be removed, and no other is sent before', async () => {
  messages(3);
  open();
  respondTo(SEND, () => failure(503));
  await fill('Mesajın', 'Geldim');
  await press('Gönder');
  expect(await screen.findByText(/^Önce gönderilemeyen mesajını/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gönder' })).toBeDisabled();
  await press('Sil');
  expect(screen.queryByText('Geldim')).toBeNull();
});

it('Enter sends with a keyboard, and adds a line on phones', async () => {
  messages(3);
  respondTo(SEND, () => json(aMessage(5, { fromUserId: ME, text: 'bir' }), 201));
  open();
  await user.type(await field('Mesajın'), 'bir{Enter}');
  await waitFor(() => expect(requestBodies(SEND)).toMatchObject([{ text: 'bir' }]));
  onDevice({ touch: true });
  await user.type(await field('Mesajın'), 'iki{Enter}üç');
  expect(await field('Mesajın')).toHaveValue('iki\nüç');
});

it('counts the characters near the end', async () => {
  messages(3);
  open();
  await fill('Mesajın', 'a'.repeat(MESSAGE_MAX - 101));
  expect(screen.queryByText(/karakter kaldı/)).toBeNull();
  await fill('Mesajın', 'a'.repeat(MESSAGE_MAX - 20));
  expect(screen.getByText('20 karakter kaldı')).toBeVisible();
  expect(await field('Mesajın')).toHaveAttribute('maxlength', String(MESSAGE_MAX));
});

it.each<[what: string, facts: Partial<AgreementView>, own: number, text: RegExp, canWrite: boolean]>([
  ['before the acceptance contacts are hidden', { acceptedAt: null }, 1, /bağlantılar gizlenir/, true],
  ['ten messages before the acceptance are the limit', { acceptedAt: null }, 10, /cevabı bekle/, false],
  [
    'it closes some time after the end',
    { ...ACCEPTED, state: 'done', endedAt: NOW - 7 * DAY_MS, canWrite: false },
    1,
    /mesajlaşma kapandı/,
    false,
  ],
  [
    'an ended request is closed',
    { acceptedAt: null, state: 'declined', endedAt: NOW - 7 * DAY_MS, canWrite: false },
    1,
    /kabul edilmeden kapandı/,
    false,
  ],
])('%s', async (_what, facts, own, text, canWrite) => {
  messages(
    3,
    Array.from({ length: own }, (_, index) => aMessage(20 - index, { fromUserId: ME })),
  );
  open(facts);
  expect(await screen.findByText(text)).toBeVisible();
  await screen.findByText('Mesaj 20');
  expect(screen.queryByLabelText('Mesajın') !== null).toBe(canWrite);
});

it('loads older messages above, and keeps them when one arrives', async () => {
  openLive();
  let newest = [9];
  respondTo(LIST, ({ query }) =>
    json(
      query.get('before') === null
        ? { items: newest.map((id) => aMessage(id)), next: 9, readByOther: null }
        : { items: [aMessage(4)], next: null, readByOther: null },
    ),
  );
  open();
  await press('Daha eski mesajlar');
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(shown()[0]).toMatch(/Mesaj 4/);
  expect(screen.queryByRole('button', { name: 'Daha eski mesajlar' })).toBeNull();
  expect(requestsTo(LIST).at(-1)?.query.get('before')).toBe('9');
  newest = [10, 9];
  serverSends({ type: 'message', agreementId: 3, messageId: 10, fromUserId: 8 });
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(shown()[0]).toMatch(/Mesaj 4/);
});

it('marks messages as read when they are visible', async () => {
  Object.assign(window, { IntersectionObserver: InView });
  messages(3, [aMessage(9), aMessage(8)]);
  respondTo(READ, noContent);
  open({ ...ACCEPTED, unread: 2 });
  await waitFor(() => expect(requestBodies(READ)).toEqual([{ upTo: 9 }]));
});

it('marks a message as read that is loaded after the unread count', async () => {
  Object.assign(window, { IntersectionObserver: InView });
  openLive();
  agreements(anAgreement(ACCEPTED));
  messages(3, [aMessage(8)]);
  respondTo(READ, noContent);
  renderWithProviders(<Loaded />);
  await screen.findByText('Mesaj 8');
  agreements(anAgreement({ ...ACCEPTED, unread: 1 }));
  const late = delayed(() => json({ items: [aMessage(9), aMessage(8)], next: null, readByOther: null }));
  respondTo(LIST, late.respond);
  serverSends({ type: 'message', agreementId: 3, messageId: 9, fromUserId: 8 });
  await waitFor(() => expect(requestsTo(READ)).toHaveLength(1));
  late.release();
  await waitFor(() => expect(requestBodies(READ)).toContainEqual({ upTo: 9 }));
});

it('clears the count of unread messages that were erased', async () => {
  Object.assign(window, { IntersectionObserver: InView });
  messages(3);
  open({ ...ACCEPTED, unread: 2 });
  await waitFor(() => expect(requestBodies(READ)).toEqual([{ upTo: 1 }]));
});

it('leaves messages unread that are not visible', async () => {
  messages(3, [aMessage(9)]);
  open({ ...ACCEPTED, unread: 1 });
  expect(await screen.findByText('Mesaj 9')).toBeVisible();
  expect(requestsTo(READ)).toEqual([]);
});

it('reads out a message that arrives, but not those of before', async () => {
  openLive();
  messages(3, [aMessage(1)]);
  open();
  await screen.findByText('Mesaj 1');
  const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announcements()).toEqual(['']);
  messages(3, [aMessage(2, { at: Date.now() + 1_000 }), aMessage(1)]);
  serverSends({ type: 'message', agreementId: 3, messageId: 2, fromUserId: 8 });
  await waitFor(() => expect(announcements()).toEqual(['Deniz K.: Mesaj 2']));
});

it('shows loading, failure with a retry, and an empty chat', async () => {
  const late = delayed(() => failure(503));
  respondTo(LIST, late.respond);
  open();
  expect(await screen.findByRole('status', { name: 'Mesajlar yükleniyor...' })).toBeVisible();
  late.release();
  expect(await screen.findByText('Mesajlar alınamadı')).toBeVisible();
  messages(3);
  await press('Tekrar dene');
  expect(await screen.findByText(/Henüz mesaj yok/)).toBeVisible();
  fireEvent.submit(await field('Mesajın')); // An empty message is not sent
  expect(requestsTo(SEND)).toEqual([]);
});
