import { type AgreementView, DELETED_NAME } from '@rotadas/contracts/agreements/agreement';
import type { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { anAgreementView, PROVIDER_ID, REQUESTER_ID } from '../../../test/support/an-agreement-view.js';
import {
  changeNotification,
  changeRecipients,
  messageNotification,
  reminderNotification,
  seatsNotification,
} from './agreement-requests.js';

type Change = PayloadOf<typeof agreementsEvents.changed>;

const SIDES = { agreementId: 4, requesterId: REQUESTER_ID, providerId: PROVIDER_ID };
const TRIP = 'Isparta → Antalya, 25 Kasım 14:30';
const DEPARTS_AT = anAgreementView().departsAt;
const HOUR = 3_600_000;

const aChange = (known: Partial<Change>): Change => ({
  ...SIDES,
  offerId: 31,
  version: 2,
  actor: 'provider',
  from: 'requested',
  to: 'accepted',
  departsAt: DEPARTS_AT,
  at: 5,
  ...known,
});

/** What each recipient of a change reads. */
function read(change: Change, known: Partial<AgreementView> = {}) {
  const agreement = anAgreementView({ state: change.to, endedBy: change.actor, ...known });
  return changeRecipients(change).map((userId) => {
    const request = changeNotification(change, { userId, agreement });
    return [userId === REQUESTER_ID ? 'requester' : 'provider', request?.title, request?.text];
  });
}

describe('a change of an agreement', () => {
  it.each<[what: string, change: Partial<Change>, known: Partial<AgreementView>, texts: unknown]>([
    [
      'a request',
      { actor: 'requester', from: null, to: 'requested' },
      {},
      [['provider', 'Ayşe Y. 2 koltuk istiyor', `${TRIP}. Son cevap: 25 Kasım 13:00.`]],
    ],
    [
      'a request of a load',
      { actor: 'requester', from: null, to: 'requested' },
      { quantity: 20, unit: 'kg' },
      [['provider', 'Ayşe Y. 20 kg yük göndermek istiyor', `${TRIP}. Son cevap: 25 Kasım 13:00.`]],
    ],
    [
      'an acceptance',
      { to: 'accepted' },
      { provider: { id: PROVIDER_ID, name: 'Mehmet K.', phone: '0533 111 22 33' } },
      [['requester', 'Mehmet K. isteğini kabul etti', `${TRIP}. Artık arayabilir ya da mesaj yazabilirsin.`]],
    ],
    [
      'an acceptance by a provider without a phone',
      { to: 'accepted' },
      {},
      [['requester', 'Mehmet K. isteğini kabul etti', `${TRIP}. Artık mesaj yazabilirsin.`]],
    ],
    [
      'an acceptance of a live offer, which has no time of departure',
      { to: 'accepted' },
      { departsAt: DEPARTS_AT, createdAt: DEPARTS_AT },
      [['requester', 'Mehmet K. isteğini kabul etti', 'Isparta → Antalya. Artık mesaj yazabilirsin.']],
    ],
    [
      'a decline',
      { to: 'declined' },
      {},
      [['requester', 'İsteğin kabul edilmedi', `${TRIP} (Mehmet K.). Başka ilanlara bakabilirsin.`]],
    ],
    [
      'an expiry',
      { actor: 'timer', to: 'expired' },
      {},
      [['requester', 'İsteğine cevap gelmedi', `${TRIP} (Mehmet K.). Başka ilanlara bakabilirsin.`]],
    ],
    [
      'a withdrawn request',
      { actor: 'requester', to: 'cancelled' },
      { reason: 'Ara: 0532 444 55 66' },
      [['provider', 'Ayşe Y. isteğini geri çekti', `${TRIP}.`]],
    ],
    [
      'a request that no side ended',
      { actor: 'system', to: 'cancelled' },
      {},
      [
        ['requester', 'İstek kapandı', `${TRIP} (Mehmet K.). Bu istek artık geçerli değil.`],
        ['provider', 'İstek kapandı', `${TRIP} (Ayşe Y.). Bu istek artık geçerli değil.`],
      ],
    ],
    [
      'a request of a withdrawn offer',
      { actor: 'provider', to: 'cancelled' },
      {},
      [['requester', 'İstek kapandı', `${TRIP} (Mehmet K.). Bu istek artık geçerli değil.`]],
    ],
    [
      'a cancellation by the requester',
      { actor: 'requester', from: 'accepted', to: 'cancelled' },
      { reason: 'Hastayım.' },
      [['provider', 'Ayşe Y. anlaşmayı iptal etti', `${TRIP}. Sebep: Hastayım.`]],
    ],
    [
      'a late cancellation by the provider',
      { from: 'accepted', to: 'cancelled' },
      { isLate: true, canRate: true },
      [
        [
          'requester',
          'Mehmet K. anlaşmayı iptal etti',
          `${TRIP}. Geç iptal edildi, puan verebilirsin. Başka ilanlara bakabilirsin.`,
        ],
      ],
    ],
    [
      'a cancellation that names no side',
      { actor: 'system', from: 'accepted', to: 'cancelled' },
      {},
      [
        [
          'requester',
          'Anlaşma iptal oldu',
          `${TRIP} (Mehmet K.). Bu anlaşma artık geçerli değil. Başka ilanlara bakabilirsin.`,
        ],
        ['provider', 'Anlaşma iptal oldu', `${TRIP} (Ayşe Y.). Bu anlaşma artık geçerli değil.`],
      ],
    ],
    [
      'a claim that a side did not come',
      { actor: 'requester', from: 'accepted', to: 'missed' },
      { endedAt: DEPARTS_AT + HOUR },
      [
        [
          'provider',
          'Ayşe Y. senin gelmediğini bildirdi',
          `${TRIP}. Öyle değilse itiraz et. Son itiraz: 26 Kasım 15:30.`,
        ],
      ],
    ],
    ['the start', { from: 'accepted', to: 'under_way' }, {}, []],
    ['the end', { from: 'under_way', to: 'done' }, {}, []],
    ['a lapse', { actor: 'timer', from: 'accepted', to: 'lapsed' }, {}, []],
    ['an objection', { from: 'missed', to: 'missed' }, {}, []],
  ])('notifies of %s', (_what, change, known, texts) => {
    expect(read(aChange(change), known)).toEqual(texts);
  });

  it('does not notify of what has changed since', () => {
    expect(read(aChange({ to: 'accepted' }), { state: 'cancelled' })).toEqual([
      ['requester', undefined, undefined],
    ]);
  });

  it('repeats no note, and links to the agreement', () => {
    const change = aChange({ actor: 'requester', from: null, to: 'requested', version: 1 });
    const request = changeNotification(change, { userId: PROVIDER_ID, agreement: anAgreementView() });
    expect(request).toMatchObject({
      userId: PROVIDER_ID,
      key: 'agreement:9:4:1',
      link: '/anlasmalar/4',
      subject: {
        kind: 'agreement',
        data: { agreementId: 4, otherUserId: REQUESTER_ID, news: 'requested', version: 1 },
      },
    });
    expect(JSON.stringify(request)).not.toContain('0532');
  });
});

describe('a freed seat', () => {
  const freed = { ...SIDES, cancelledId: 3, at: 5 };
  const notify = (known: Partial<AgreementView>, now = DEPARTS_AT - 1) =>
    seatsNotification(freed, { userId: REQUESTER_ID, agreement: anAgreementView(known) }, now);

  it('is for a requester who still waits, or whose request has expired', () => {
    expect(notify({})).toMatchObject({
      key: 'seats-freed:7:3',
      title: 'Dolu ilanda yer açıldı',
      text: `${TRIP}. Mehmet K. isteğini şimdi kabul edebilir.`,
    });
    expect(notify({ state: 'expired' })?.text).toBe(`${TRIP} (Mehmet K.). Yeniden isteyebilirsin.`);
  });

  it('is not for a requester who has an answer, nor after the departure', () => {
    expect(notify({ state: 'accepted' })).toBeNull();
    expect(notify({ state: 'expired' }, DEPARTS_AT)).toBeNull();
  });
});

describe('a message', () => {
  const sent = { ...SIDES, messageId: 12, fromUserId: PROVIDER_ID, readUpTo: null, at: 5 };
  const notify = (change: object, unread = 1) =>
    messageNotification(
      { ...sent, ...change },
      { userId: REQUESTER_ID, agreement: anAgreementView({ unread }) },
    );

  it('is announced once until the recipient reads the agreement', () => {
    expect(notify({})).toMatchObject({ title: 'Mehmet K. sana mesaj yazdı', subject: { kind: 'message' } });
    expect(notify({ messageId: 13 })?.key).toBe(notify({})?.key);
    expect(notify({ messageId: 14, readUpTo: 13 })?.key).not.toBe(notify({})?.key);
  });

  it('that is read already is not announced', () => {
    expect(notify({}, 0)).toBeNull();
  });
});

describe('a reminder', () => {
  const remind = (
    due: Partial<PayloadOf<typeof agreementsEvents.reminderDue>>,
    known: Partial<AgreementView>,
    now: number,
  ) =>
    [REQUESTER_ID, PROVIDER_ID].map((userId) => {
      const reminder = { ...SIDES, kind: 'departure', dueAt: DEPARTS_AT - HOUR, at: now, ...due } as const;
      return reminderNotification(reminder, { userId, agreement: anAgreementView(known) }, now);
    });

  it('of the departure has the code, which only the requester sees', () => {
    const [requester] = remind({}, { state: 'accepted', code: '0412' }, DEPARTS_AT - HOUR);
    const [, provider] = remind({}, { state: 'accepted' }, DEPARTS_AT - HOUR);
    expect(requester?.title).toBe('Kalkış saati yaklaşıyor');
    expect(requester?.text).toBe(`${TRIP}. Mehmet K. ile buluşunca bu kodu söyle: 0412`);
    expect(provider?.text).toBe(`${TRIP}. Ayşe Y. ile buluşunca 4 haneli kodunu sor.`);
    expect([requester?.key, provider?.key].map((key) => key?.split(':')[1])).toEqual(['7', '9']);
  });

  it.each([
    ['after the departure', { state: 'accepted' as const }, DEPARTS_AT],
    ['once it was cancelled', { state: 'cancelled' as const }, DEPARTS_AT - HOUR],
  ])('of the departure is left out %s', (_when, known, now) => {
    expect(remind({}, known, now)).toEqual([null, null]);
  });

  it('to rate is for a side that can rate, and says when the time ends', () => {
    const endedAt = DEPARTS_AT + HOUR;
    const rating = (days: number, canRate: boolean) =>
      remind({ kind: 'rating', dueAt: endedAt + days * 24 * HOUR }, { state: 'done', endedAt, canRate }, 1);
    const [first] = rating(1, true);
    expect(first).toMatchObject({ title: 'Mehmet K. için puan ver', subject: { kind: 'rating' } });
    const [last] = rating(12, true);
    expect(last?.text).toBe(`${TRIP}. Puan vermek için son zaman: 9 Aralık 15:30.`);
    expect(last?.key).not.toBe(first?.key);
    expect(rating(1, false)).toEqual([null, null]);
  });

  it('is left out for a side whose other side has deleted the account', () => {
    const known = { provider: { id: PROVIDER_ID, name: DELETED_NAME } };
    for (const [due, state] of [
      [{ kind: 'departure' }, 'accepted'],
      [{ kind: 'rating' }, 'done'],
    ] as const)
      expect(remind(due, { ...known, state, canRate: true }, DEPARTS_AT - HOUR)).toEqual([
        null,
        expect.anything(),
      ]);
  });
});
