import type { Collection, MongoClient } from 'mongodb';

/** Demo users have lower IDs. */
export const FIRST_ID = 1_001;

const BATCH_SIZE = 10_000;
const ROUTES_PER_USER = 1;
const NOTIFICATIONS_PER_USER = 5;
const A_YEAR_MS = 365 * 86_400_000;

interface Numbered {
  readonly _id: number;
}

export async function seed(client: MongoClient, users: number): Promise<void> {
  const now = Date.now();
  await fill(client.db('rotadas-users').collection('users'), users, (id) => ({
    _id: id,
    googleId: `seeded-${id}`,
    email: `kisi-${id}@rotadas.example`,
    profileImage: null,
    fullName: `Yolda Biri ${id}`,
    gender: 'female',
    birthDate: '1990-05-17',
    phone: '+905555555555',
    description: `Her gün aynı yolda, ${id}. kez.`,
    rating: 0,
    isAdmin: false,
    termsAccepted: true,
    createdAt: now,
    updatedAt: now,
  }));
  await fill(client.db('rotadas-providers').collection('offers'), users, (id) => ({
    _id: id,
    userId: id,
    type: 'companion',
    from: 'Balıkesir',
    to: 'Bursa',
    description: null,
    duration: 60,
    showPhone: true,
    isActive: false,
    createdAt: now,
    seats: 3,
    price: { amount: 150, per: 'person' },
  }));
  await fill(client.db('rotadas-reports').collection('reports'), Math.ceil(users / 50), (id) => ({
    _id: id,
    userId: id,
    category: 'diger',
    description: `Bildirim ${id}`,
    status: 'yeni',
    createdAt: now,
    updatedAt: now,
    resolvedAt: null,
    adminNotes: null,
    revision: 0,
    history: [],
  }));
  const end = (name: string) => ({ name, placeId: null, point: null });
  await fill(client.db('rotadas-matching').collection('saved-routes'), users * ROUTES_PER_USER, (id) => ({
    _id: id,
    userId: id,
    slot: 0,
    from: end('Balıkesir'),
    to: end('Bursa'),
    distanceMetres: null,
    serviceType: 'all',
    maxDetourMetres: null,
    days: [1, 2, 3, 4, 5, 6, 7],
    hours: null,
    endsOn: null,
    createdAt: now,
    told: [],
  }));
  const notified = users * NOTIFICATIONS_PER_USER;
  await fill(client.db('rotadas-notifications').collection('notifications'), notified, (id) => ({
    _id: id,
    userId: FIRST_ID + (id % users),
    key: `seeded-${id}`,
    kind: 'route-matched',
    link: '/',
    title: 'Balıkesir → Bursa yoluna biri çıktı',
    text: 'Ayşe Yılmaz · 4 km sapar · 2 koltuk',
    data: {
      savedRouteId: id,
      offerId: id,
      providerId: id,
      serviceType: 'companion',
      departsAt: null,
      detourMetres: 4_000,
    },
    createdAt: now,
    readAt: null,
    isListed: true,
    deliveries: [],
    day: '2026-11-23',
    numberOfDay: id,
    expiresAt: new Date(now + A_YEAR_MS),
  }));
}

async function fill(
  collection: Collection<Numbered>,
  count: number,
  toDocument: (id: number) => Numbered & Record<string, unknown>,
): Promise<void> {
  for (let done = 0; done < count; done += BATCH_SIZE) {
    const length = Math.min(BATCH_SIZE, count - done);
    await collection.insertMany(
      Array.from({ length }, (_, at) => toDocument(FIRST_ID + done + at)),
      { ordered: false },
    );
  }
}
