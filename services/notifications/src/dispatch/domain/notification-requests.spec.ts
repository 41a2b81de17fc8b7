import { departureNotification, matchNotification } from './notification-requests.js';

const offer = {
  id: 31,
  userId: 9,
  fullName: 'Mehmet Kaya',
  type: 'companion',
  departsAt: null,
} as const;
const match = {
  userId: 7,
  savedRouteId: 4,
  from: 'Polatlı',
  to: 'Uşak & çevresi',
  offer,
  detourMetres: 4_200,
};
const getQuery = (link: string) => Object.fromEntries(new URL(link, 'https://rotadas.example').searchParams);

describe('matchNotification', () => {
  it('names the saved route, the first name of the provider, the service type and the detour', () => {
    expect(matchNotification(match)).toMatchObject({
      userId: 7,
      title: 'Polatlı → Uşak & çevresi yoluna biri çıktı',
      text: 'Mehmet kayıtlı rotana uyan bir yola çıktı. Yol arkadaşı · Yolundan 4,2 km sapar',
      subject: { kind: 'route-matched', data: { offerId: 31, providerId: 9, detourMetres: 4_200 } },
    });
  });

  it('repeats no text of the provider, not even from an event of an older version', () => {
    const spam = 'IBAN TR33, hemen arayın 0850';
    const old = { ...offer, fullName: `Mehmet ${spam}`, from: spam, to: spam, stops: [spam] };
    const notification = matchNotification({ ...match, offer: old });
    expect(notification.text).toMatch(/^Biri kayıtlı rotana/);
    expect(JSON.stringify(notification)).not.toMatch(/IBAN|0850|Mehmet/);
  });

  it.each([
    [999, 'Yolundan sapmaz'],
    [1_000, 'Yolundan 1 km sapar'],
  ])('formats a detour of %d m like the web app: %s', (detourMetres, words) => {
    expect(matchNotification({ ...match, detourMetres }).text).toMatch(new RegExp(` · ${words}$`));
  });

  it('leaves out an unknown detour', () => {
    expect(matchNotification({ ...match, detourMetres: null }).text).toMatch(/Yol arkadaşı$/);
  });

  it('links to the search of the saved route and to the offer', () => {
    const places = {
      fromPlace: { id: 'district-1', latitude: 39.58, longitude: 32.15 },
      toPlace: { latitude: 38.68, longitude: 29.41 },
    };
    expect(getQuery(matchNotification({ ...match, ...places }).link)).toEqual({
      nereden: 'Polatlı@39.58000,32.15000@district-1',
      nereye: 'Uşak & çevresi@38.68000,29.41000',
      teklif: '9',
    });
    expect(getQuery(matchNotification(match).link)).toMatchObject({
      nereden: 'Polatlı',
      nereye: 'Uşak & çevresi',
    });
    const planned = matchNotification({ ...match, offer: { ...offer, departsAt: 5 } });
    expect(getQuery(planned.link)).toMatchObject({ teklif: '9@5' });
  });

  it('contains the departure of a planned offer in Turkish time', () => {
    const departsAt = Date.parse('2026-11-25T11:30:00Z');
    expect(matchNotification({ ...match, offer: { ...offer, departsAt } }).text).toMatch(
      /25 Kasım 14:30 için/,
    );
  });

  it('has one key per offer and user, whichever saved route matches', () => {
    const { key } = matchNotification(match);
    expect(matchNotification({ ...match, savedRouteId: 5 }).key).toBe(key);
    expect(matchNotification({ ...match, userId: 8 }).key).not.toBe(key);
    expect(matchNotification({ ...match, offer: { ...offer, id: 32 } }).key).not.toBe(key);
  });
});

it('reminds a provider once of each departure', () => {
  const departsAt = Date.parse('2026-11-25T11:30:00Z');
  const due = { userId: 9, offerId: 31, from: 'Ankara', to: 'İzmir', departsAt, at: 5 };
  const notification = departureNotification(due);
  expect(notification).toMatchObject({
    subject: { kind: 'departure-due', data: { offerId: 31, departsAt } },
    title: 'Yola çıktın mı?',
    text: 'Ankara → İzmir (25 Kasım 14:30): yayına geç, bekleyenler seni görsün.',
    link: '/?yayin=31',
  });
  expect(departureNotification({ ...due, at: 6 }).key).toBe(notification.key);
  expect(departureNotification({ ...due, departsAt: 6 }).key).not.toBe(notification.key);
});
