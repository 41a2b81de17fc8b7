import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { Device, NewDevice } from '@rotadas/contracts/devices/device';
import { Match } from '@rotadas/contracts/matching/match';
import { Place } from '@rotadas/contracts/matching/place';
import { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import { Notification } from '@rotadas/contracts/notifications/notification';
import { Offer } from '@rotadas/contracts/providers/offer';
import { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { Report, ReportEvidence } from '@rotadas/contracts/reports/report';
import { CurrentUser } from '@rotadas/contracts/users/user';

// Builders parse their results by the contract. They need no DOM, so unit specs can import them.

export const ANKARA = { latitude: 39.92, longitude: 32.85 };

export const aUser = (facts: Partial<CurrentUser> = {}): CurrentUser =>
  CurrentUser.parse({
    id: 7,
    email: 'ece@rotadas.example',
    fullName: 'Ece Uysal',
    profileImage: null,
    gender: 'female',
    birthDate: '1990-05-17',
    phone: '+90 555 555 55 55',
    isPhoneVerified: false,
    description: null,
    vehicle: null,
    rating: 0,
    ratings: 0,
    isAdmin: false,
    termsAccepted: true,
    acceptedTerms: facts.termsAccepted === false ? null : TERMS_VERSION,
    eraseAt: null,
    sanction: null,
    isOnline: false,
    activeService: null,
    serviceFrom: null,
    serviceTo: null,
    serviceDescription: null,
    onlineDuration: null,
    serviceEndsAt: null,
    phoneVisibility: null,
    showPhone: null,
    latitude: null,
    longitude: null,
    lastLocationUpdate: null,
    ...facts,
  });

/** A user with a live offer from Ankara to Konya. */
export const ONLINE: Partial<CurrentUser> = {
  isOnline: true,
  activeService: 'companion',
  serviceFrom: 'Ankara',
  serviceTo: 'Konya',
  onlineDuration: 60,
  serviceEndsAt: Date.now() + 3_600_000,
  phoneVisibility: 'public',
  showPhone: true,
};

/** A taxi in Ankara. */
export const aProvider = (id: number, facts: Partial<ActiveProvider> = {}): ActiveProvider =>
  ActiveProvider.parse({
    id,
    fullName: `Sürücü ${id}`,
    ...ANKARA,
    activeService: 'taxi',
    serviceFrom: 'Ankara',
    serviceTo: 'Eskişehir',
    serviceDescription: null,
    phone: null,
    at: Date.now(),
    endsAt: null,
    ...facts,
  });

/** A live offer from Ankara to Konya. */
export const anOffer = (facts: Partial<Offer> = {}): Offer =>
  Offer.parse({
    id: 1,
    userId: 7,
    type: 'companion',
    from: 'Ankara',
    to: 'Konya',
    description: null,
    duration: 60,
    showPhone: true,
    isActive: true,
    createdAt: 1,
    ...facts,
  });

/** A planned offer from Ankara to Konya. */
export const aPlannedOffer = (
  id: number,
  minutesAhead: number,
  facts: Partial<PlannedOffer> = {},
): PlannedOffer =>
  PlannedOffer.parse({
    ...anOffer({ id, isActive: false }),
    departsAt: Date.now() + minutesAhead * 60_000,
    ...facts,
  });

export const aPlace = (id: string, name: string, facts: Partial<Place> = {}): Place =>
  Place.parse({
    id,
    name,
    kind: 'district',
    district: name,
    province: 'İstanbul',
    latitude: 40.99,
    longitude: 29.03,
    ...facts,
  });

const aProvince = (id: string, name: string, [longitude, latitude]: readonly [number, number]) =>
  aPlace(id, name, { kind: 'province', district: null, province: name, latitude, longitude });

/** Longitude and latitude of Balıkesir and Bursa, far from Ankara. */
const ROUTE_LINE: [[number, number], [number, number]] = [
  [27.88, 39.65],
  [29.06, 40.19],
];
export const BALIKESIR = aProvince('province-10', 'Balıkesir', ROUTE_LINE[0]);
export const BURSA = aProvince('province-16', 'Bursa', ROUTE_LINE[1]);

export const ROUTE = { distanceMetres: 151_000, durationSeconds: 6_900, line: ROUTE_LINE };

export const ROUTE_ENDS = {
  nereden: 'Balıkesir@39.65000,27.88000@province-10',
  nereye: 'Bursa@40.19000,29.06000@province-16',
};

export const ROUTE_PATH = `/?${new URLSearchParams(ROUTE_ENDS)}`;

/** A match with a detour of 4 km, and 12 minutes until the pickup. */
export const aMatch = (id: number, facts: Partial<Match> = {}, offer: Partial<ActiveProvider> = {}): Match =>
  Match.parse({
    provider: aProvider(id, {
      latitude: 39.6,
      longitude: 27.9,
      serviceFrom: 'Balıkesir',
      serviceTo: 'Bursa',
      ...offer,
    }),
    reason: 'route',
    detourMetres: 4_000,
    detourSeconds: 300,
    pickup: { latitude: 39.65, longitude: 27.88 },
    dropoff: { latitude: 40.19, longitude: 29.06 },
    distanceToPickupMetres: 8_000,
    reachesPickupAt: Date.now() + 12 * 60_000 + 29_000, // Rounds to 12 for a minute
    coveredShare: 1,
    line: [[27.9, 39.6], ...ROUTE_LINE],
    ...facts,
  });

const end = (name: string) => ({ name, placeId: `place-${name}`, point: { latitude: 40, longitude: 29 } });

/** A saved route from Kadıköy to Esenboğa, for every service type, all week and all day. */
export const aSavedRoute = (id: number, facts: Partial<SavedRoute> = {}): SavedRoute =>
  SavedRoute.parse({
    id,
    from: end('Kadıköy'),
    to: end('Esenboğa'),
    serviceType: 'all',
    maxDetourMetres: null,
    distanceMetres: 468_400,
    days: [1, 2, 3, 4, 5, 6, 7],
    hours: null,
    endsOn: null,
    createdAt: Date.now(),
    isActive: true,
    ...facts,
  });

/** A phone whose OwnTracks sent a position 12 seconds ago. */
export const aDevice = (id: number, facts: Partial<Device> = {}): Device =>
  Device.parse({
    id,
    name: `Telefon ${id}`,
    createdAt: 1,
    app: 'owntracks',
    lastSeenAt: Date.now() - 12_000,
    batteryPercent: 82,
    ...facts,
  });

export const UNSEEN = { app: null, lastSeenAt: null, batteryPercent: null } as const;

/** A new phone with a token, which has sent nothing yet. */
export const aNewDevice = (id: number): NewDevice => {
  const token = 'Q29mZmVlSXNHb29kQXRTaQ';
  return NewDevice.parse({
    ...aDevice(id, UNSEEN),
    token,
    ownTracksUrl: `owntracks:///config?inline=${btoa(`{"_type":"configuration","mode":3,"password":"${token}"}`)}`,
    traccarUrl: `https://rotadas.example/api/devices/positions?id=${token}&accuracy=high&interval=5&buffer=true`,
  });
};

/** A notification from 3 minutes ago, about a match of a saved route. */
export const aNotification = (id: number, readAt: number | null = null): Notification =>
  Notification.parse({
    id,
    kind: 'route-matched',
    title: `Yoluna çıkan var ${id}`,
    text: 'Ankara → Eskişehir',
    link: `/terms?n=${id}`,
    createdAt: Date.now() - 180_000,
    readAt,
    data: {
      savedRouteId: 1,
      offerId: id,
      providerId: 5,
      serviceType: 'companion',
      departsAt: null,
      detourMetres: 4_000,
    },
  });

export const aReport = (id: number, facts: Partial<Report> = {}): Report =>
  Report.parse({
    id,
    userId: 9,
    category: 'kullanici',
    description: `Bildirim ${id}`,
    status: 'yeni',
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
    resolvedAt: null,
    adminNotes: null,
    revision: 1,
    ...facts,
  });

const evidenceAt = Date.parse('2026-11-01T08:00:00.000Z');

/** User 8, whom the requester 9 reported after a trip that was missed. */
export const anEvidence = (facts: Partial<ReportEvidence> = {}): ReportEvidence =>
  ReportEvidence.parse({
    takenAt: Date.parse('2026-11-01T09:00:00.000Z'),
    person: {
      ...{ id: 8, fullName: 'Kaan Er', profileImage: null, description: 'Her gün giderim', rating: 0 },
      vehicle: { make: 'Fiat Egea', colour: 'Gri', plate: '34 ABC 123' },
    },
    agreement: {
      agreement: {
        id: 3,
        version: 4,
        offerId: 5,
        expiresAt: evidenceAt,
        acceptedAt: evidenceAt,
        metAt: null,
        metBy: null,
        isLate: false,
        objectedAt: null,
        state: 'missed',
        requesterId: 9,
        providerId: 8,
        serviceType: 'companion',
        from: { name: 'Isparta', placeId: null, point: null },
        to: { name: 'Antalya', placeId: null, point: null },
        departsAt: evidenceAt,
        quantity: 2,
        unit: 'seat',
        price: { amount: 150, per: 'person' },
        note: 'Bavulum var',
        createdAt: evidenceAt,
        endedAt: evidenceAt,
        endedBy: 'provider',
        reason: null,
      },
      events: [
        { actor: 'requester', actorId: 9, from: null, to: 'requested', at: evidenceAt },
        { actor: 'provider', actorId: 8, from: 'accepted', to: 'missed', at: evidenceAt + 1 },
        { actor: 'requester', actorId: 9, from: 'missed', to: 'missed', at: evidenceAt + 2 },
      ],
      messages: [
        { id: 1, agreementId: 3, fromUserId: 9, text: 'Neredesin?', at: evidenceAt + 60_000 },
        { id: 2, agreementId: 3, fromUserId: 8, text: 'Bulama beni', at: evidenceAt + 120_000 },
      ],
    },
    ...facts,
  });
