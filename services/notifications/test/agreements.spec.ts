import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import { eventually } from '@rotadas/test-kit/eventually';
import { anAgreementView, PROVIDER_ID, REQUESTER_ID } from './support/an-agreement-view.js';
import { inboxHas, type RunningNotifications, startNotifications } from './support/running-notifications.js';

describe('notifications of agreements', () => {
  const SIDES = { agreementId: 4, requesterId: REQUESTER_ID, providerId: PROVIDER_ID };
  let running: RunningNotifications;
  beforeAll(async () => {
    running = await startNotifications();
    const soon = Date.now() + 3_600_000;
    running.agreements.set(4, anAgreementView({ departsAt: soon, expiresAt: soon, unread: 1 }));
  });
  afterAll(() => running.stop());

  const titles = async (userId: number) =>
    (await running.calls.list(userId)).notifications.map(({ title }) => title);

  it('reach the provider with a token that answers the request, once for a repeated event', async () => {
    const browser = running.push.browser();
    await running.calls.subscribe(PROVIDER_ID, browser.subscription);
    const requested = {
      ...{ ...SIDES, offerId: 31, version: 1, departsAt: 5, at: 5 },
      ...({ actor: 'requester', from: null, to: 'requested' } as const),
    };
    await running.publish.event(agreementsEvents.changed, requested, requested);
    await eventually('a push message', async () => browser.received.length === 1);
    const token = browser.received[0]?.message.answerToken ?? '';
    expect(await running.calls.verifyAnswerToken(token)).toEqual({
      ...{ userId: PROVIDER_ID, agreementId: 4, version: 1 },
    });
    await inboxHas(running, PROVIDER_ID, 1);
  });

  it('announce several messages once, and end when their page is opened', async () => {
    const sent = { ...SIDES, fromUserId: PROVIDER_ID, readUpTo: null, at: 5 };
    const messages = [1, 2, 3].map((messageId) => ({ ...sent, messageId }));
    await running.publish.event(agreementsEvents.messageSent, ...messages);
    const freed = { ...SIDES, cancelledId: 3, at: 5 };
    await running.publish.event(agreementsEvents.seatsFreed, freed);
    await inboxHas(running, REQUESTER_ID, 2);
    expect((await titles(REQUESTER_ID)).sort()).toEqual([
      'Dolu ilanda yer açıldı',
      'Mehmet K. sana mesaj yazdı',
    ]);
    expect(await running.calls.read(REQUESTER_ID, { link: '/anlasmalar/5' })).toEqual({ unread: 2 });
    expect(await running.calls.read(REQUESTER_ID, { link: '/anlasmalar/4' })).toEqual({ unread: 0 });
  });

  it('log no names', () => {
    for (const personal of ['Ayşe', 'Mehmet', 'Isparta']) expect(running.output()).not.toContain(personal);
  });
});
