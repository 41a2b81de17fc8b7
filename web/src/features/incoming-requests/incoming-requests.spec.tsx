import { jest } from '@jest/globals';
import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { screen, waitFor } from '@testing-library/react';
import { aProvided, ME, OTHER } from '../../../test/support/agreements.js';
import { aUser, ONLINE } from '../../../test/support/builders.js';
import { agreements } from '../../../test/support/gateway.js';
import { holdClock, pass, passUntil } from '../../../test/support/device.js';
import { openLive, serverSends } from '../../../test/support/open-socket.js';
import { button, dialog, user } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import {
  failure,
  json,
  requestBodies,
  requestsTo,
  respondTo,
  unreachable,
} from '../../../test/support/responses.js';
import { useAgreementFrames } from '../../shared/agreements/agreement-frames.js';
import { rungRequests } from '../../shared/ring/rung-requests.js';
import { IncomingRequests } from './incoming-requests.js';
import { RING_MS } from './ringing-requests.js';

const LIST = 'GET /api/agreements';
const TITLE = 'Yeni istek';

/** A request of the user's live offer, which expires in `seconds`. */
const request = (id: number, seconds: number, facts: Partial<AgreementView> = {}) => {
  const expiresAt = Date.now() + seconds * 1_000;
  const requester = { id: OTHER, name: `Yolcu ${id}` };
  return aProvided({ id, requester, quantity: 1, createdAt: expiresAt - RING_MS, expiresAt, ...facts });
};

function Incoming() {
  useAgreementFrames();
  return <IncomingRequests user={aUser(ONLINE)} />;
}
const open = () => renderWithKit(<Incoming />);
const press = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled());
  await user.click(found);
};
const sheetIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('shows the request that expires first, with the time left and the number of the others', async () => {
  agreements(
    request(2, 250),
    request(1, 95, {
      note: 'Bir bavulum var',
      quantity: 2,
      requester: { id: OTHER, name: 'Can D.', rating: 4.66 },
    }),
  );
  open();
  const sheet = await dialog(TITLE);
  expect([...rungRequests]).toEqual([1]); // Needs no toast
  for (const text of ['Can D.', '★ 4,7 · 2 koltuk', 'Bir bavulum var', 'Sırada 1 istek daha var.'])
    expect(sheet.getByText(text)).toBeVisible();
  expect(sheet.getByRole('timer', { name: /^Cevap için kalan süre 1:3\d$/ })).toBeVisible();
});

it('accepts one, then shows the next', async () => {
  agreements(request(1, 100), request(2, 200));
  respondTo('POST /api/agreements/1/accept', () => {
    agreements(request(1, 100, { state: 'accepted', version: 2 }), request(2, 200));
    return json(request(1, 100, { state: 'accepted', version: 2 }));
  });
  open();
  expect(await screen.findByText('Yolcu 1')).toBeVisible();
  await press('Kabul et');
  await expectToast('Başarılı', 'Yolcu 1 ile anlaştın. Telefonlarınız açıldı.');
  expect(await screen.findByText('Yolcu 2')).toBeVisible();
  for (const name of ['Kabul et', 'Reddet', 'Sonra karar ver']) expect(await button(name)).toBeDisabled(); // A second tap was meant for the first request
  expect(requestBodies('POST /api/agreements/1/accept')).toEqual([{ version: 1 }]);
});

it('declines, and stays open with an explanation if that fails', async () => {
  agreements(request(1, 100));
  respondTo('POST /api/agreements/1/decline', () => failure(503, 'Hizmete şu an ulaşılamıyor.'));
  open();
  await press('Reddet');
  await expectToast('Hata', 'Hizmete şu an ulaşılamıyor.');
  expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible();
  respondTo('POST /api/agreements/1/decline', () => {
    agreements();
    return json(request(1, 100, { state: 'declined', version: 2 }));
  });
  await press('Reddet');
  await sheetIsClosed();
});

it('opens with the live frame of a request, and closes when the requester cancels', async () => {
  openLive();
  agreements();
  open();
  await waitFor(() => expect(requestsTo(LIST)).not.toEqual([]));
  agreements(request(1, 280));
  serverSends({ type: 'agreement', id: 1, version: 1 });
  await dialog(TITLE);
  agreements();
  serverSends({ type: 'agreement', id: 1, version: 2 });
  await sheetIsClosed();
});

it('leaves the decision for later, without a further ring', async () => {
  agreements(request(1, 280));
  open();
  await press('Sonra karar ver');
  await sheetIsClosed();
});

it('does not ring for own requests, accepted ones and those of planned offers', async () => {
  agreements(
    request(1, 280, { providerId: OTHER, requesterId: ME }),
    request(2, 280, { state: 'accepted' }),
    request(3, 280, { createdAt: Date.now() - 3_600_000 }),
  );
  open();
  await waitFor(() => expect(requestsTo(LIST)).not.toEqual([]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the shown request when another one arrives that expires earlier', async () => {
  openLive();
  agreements(request(1, 200));
  open();
  expect(await screen.findByText('Yolcu 1')).toBeVisible();
  agreements(request(2, 100), request(1, 200));
  serverSends({ type: 'agreement', id: 2, version: 1 });
  expect(await screen.findByText('Sırada 1 istek daha var.')).toBeVisible();
  expect(screen.getByText('Yolcu 1')).toBeVisible();
});

it.each([
  ['the clock of the device', 95, 95],
  ['the whole time if that clock is wrong', -600, 300],
])('rings no longer than the time left by %s, also without news', async (_clock, seconds, left) => {
  holdClock();
  const vibrate = jest.fn(() => true);
  Object.assign(navigator, { vibrate });
  agreements(request(1, seconds));
  open();
  await passUntil(() => expect(screen.getByText('Yolcu 1')).toBeVisible());
  respondTo(LIST, unreachable);
  await pass((left - 5) * 1_000);
  expect(screen.getByRole('dialog')).toBeVisible();
  await pass(10_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  vibrate.mockClear();
  await pass(10_000);
  expect(vibrate).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'vibrate');
});
