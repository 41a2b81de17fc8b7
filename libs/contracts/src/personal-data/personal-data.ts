import type { AgreementActor } from '../agreements/agreement.js';
import type { ServiceName } from '../primitives/service-name.js';

/** A filter of MongoDB. */
type Filter = Readonly<Record<string, unknown>>;

type ByUser = (userId: number) => Filter;

/** Deletes the documents; with `texts` they stay for another user, with these values instead. */
interface Erasure {
  readonly filter: ByUser;
  readonly texts?: Readonly<Record<string, unknown>>;
}

interface Exported {
  readonly filter: ByUser;
  /** Only these fields; those about other people are left out. */
  readonly fields: readonly string[];
  /** Fields that another side may have written: expressions of MongoDB, null for their texts. */
  readonly own?: ByUser;
  /** The heading in the export, Turkish. */
  readonly title: string;
  /** A field with bytes, which become a file with this extension. */
  readonly file?: { readonly field: string; readonly extension: string };
}

/**
 * What one collection holds about a user: the erasure, the export and a restore follow it. The
 * account is the first one.
 */
export interface PersonalCollection {
  readonly service: Exclude<ServiceName, 'gateway'>;
  readonly collection: string;
  /** Empty if the documents name users by ID only, and are kept. */
  readonly erasures: readonly Erasure[];
  /** If nothing is exported, a Turkish sentence with the omitted data and the reason. */
  readonly exported: Exported | { readonly none: string };
}

const byId: ByUser = (userId) => ({ _id: userId });
const byUserId: ByUser = (userId) => ({ userId });

const isUser = (field: string, userId: number): Filter => ({ $eq: [`$${field}`, userId] });
const endedBy = (actor: AgreementActor): Filter => ({ $eq: ['$endedBy', actor] });

const ERASED_END = { name: '—', placeId: null, point: null };

export const PERSONAL_DATA: readonly PersonalCollection[] = [
  {
    service: 'users',
    collection: 'users',
    erasures: [{ filter: byId }],
    exported: {
      title: 'Hesap ve profil',
      filter: byId,
      fields: [
        ...['googleId', 'email', 'fullName', 'gender', 'birthDate', 'phone', 'isPhoneVerified'],
        ...['profileImage', 'description', 'vehicle', 'rating', 'ratings', 'isAdmin', 'createdAt'],
        ...['termsAccepted', 'acceptances', 'signedOutAt'],
      ],
    },
  },
  {
    service: 'users',
    collection: 'erasures',
    erasures: [],
    exported: { none: 'Silinen hesapların numaraları: senin hesabın silinmediği için burada yer almaz.' },
  },
  {
    service: 'users',
    collection: 'devices',
    erasures: [{ filter: byUserId }],
    exported: {
      title: 'Konum gönderen telefonlar',
      filter: byUserId,
      fields: ['name', 'createdAt', 'app', 'lastSeenAt', 'batteryPercent'],
    },
  },
  {
    service: 'users',
    collection: 'photos',
    erasures: [{ filter: byId }],
    exported: {
      title: 'Profil fotoğrafı',
      filter: byId,
      fields: ['data', 'createdAt'],
      file: { field: 'data', extension: 'webp' },
    },
  },
  {
    service: 'users',
    collection: 'blocks',
    erasures: [{ filter: (id) => ({ $or: [{ blockerId: id }, { blockedId: id }] }) }],
    exported: {
      title: 'Engellediğin kişiler',
      filter: (id) => ({ blockerId: id }),
      fields: ['blockedId', 'createdAt'],
    },
  },
  {
    service: 'users',
    collection: 'export-parts',
    // Erased after `exports`, as erasing runs in reverse: a part needs the document of its export.
    erasures: [{ filter: byUserId }],
    exported: { none: 'Hazırlanan dosyaların: aynı verileri içerdikleri için yeniden eklenmez.' },
  },
  {
    service: 'users',
    collection: 'exports',
    erasures: [{ filter: byId }],
    exported: { none: 'Verilerini ne zaman istediğin: bu dosyanın kendisi olduğu için yazılmaz.' },
  },
  {
    service: 'users',
    collection: 'sanctions',
    // A ban stays without its texts, so that an admin can lift it.
    erasures: [
      { filter: (id) => ({ userId: id, $or: [{ kind: { $ne: 'ban' } }, { liftedAt: { $ne: null } }] }) },
      { filter: byUserId, texts: { text: '', appeal: 'none', appealText: null, answer: null } },
    ],
    exported: {
      title: 'Uyarılar, yaptırımlar ve itirazlar',
      filter: byUserId,
      fields: [
        ...['kind', 'reason', 'text', 'at', 'until', 'readAt', 'liftedAt'],
        ...['appeal', 'appealText', 'appealedAt', 'answer'],
      ],
    },
  },
  {
    service: 'users',
    collection: 'bannedcontacts',
    erasures: [],
    exported: {
      none: 'Yasaklanan hesapların adres ve telefonlarının özetleri: geri çevrilemedikleri için yazılmaz.',
    },
  },
  {
    service: 'providers',
    collection: 'offers',
    erasures: [{ filter: byUserId }],
    exported: {
      title: 'İlanlar',
      filter: byUserId,
      fields: [
        ...['type', 'from', 'to', 'description', 'duration', 'phoneVisibility', 'isActive', 'createdAt'],
        ...['seats', 'loadKg', 'price', 'stops', 'stopPlaces', 'fromPlace', 'toPlace', 'departsAt'],
        'womenOnly',
      ],
    },
  },
  {
    service: 'providers',
    collection: 'plannedoffers',
    erasures: [{ filter: byId }],
    exported: { title: 'Planlı ilanlar', filter: byId, fields: ['plans'] },
  },
  {
    service: 'providers',
    collection: 'providers',
    erasures: [{ filter: byId }],
    exported: { title: 'Yayın durumu', filter: byId, fields: ['isOnline', 'since', 'endsAt', 'offer'] },
  },
  {
    service: 'providers',
    collection: 'reservations',
    erasures: [],
    exported: {
      none: 'İlanlarında ayrılan yerlerin sayısı: anlaşmaların kendisi dosyada olduğu için ayrıca yazılmaz.',
    },
  },
  {
    service: 'reports',
    collection: 'reports',
    erasures: [{ filter: byUserId }],
    exported: {
      title: 'Sorun bildirimleri',
      filter: byUserId,
      fields: [
        ...['category', 'description', 'status', 'createdAt', 'resolvedAt', 'about', 'isUrgent'],
        'evidence.position',
      ],
    },
  },
  {
    service: 'reports',
    collection: 'auditentries',
    erasures: [],
    exported: { title: 'Yöneticilerin işlemleri', filter: byUserId, fields: ['at', 'kind'] },
  },
  {
    service: 'matching',
    collection: 'saved-routes',
    erasures: [{ filter: byUserId }],
    exported: {
      title: 'Kayıtlı rotalar',
      filter: byUserId,
      fields: [
        ...['from', 'to', 'distanceMetres', 'serviceType', 'maxDetourMetres', 'days', 'hours', 'endsOn'],
        ...['womenOnly', 'createdAt'],
      ],
    },
  },
  {
    service: 'notifications',
    collection: 'notifications',
    // The user's own, and those that name the user to others.
    erasures: [
      { filter: (id) => ({ $or: [{ userId: id }, { 'data.providerId': id }, { 'data.otherUserId': id }] }) },
    ],
    exported: {
      title: 'Bildirimler',
      filter: byUserId,
      fields: ['kind', 'title', 'text', 'link', 'createdAt', 'readAt'],
    },
  },
  {
    service: 'notifications',
    collection: 'notificationsettings',
    erasures: [{ filter: byId }],
    exported: { title: 'Bildirim ayarları', filter: byId, fields: ['channels', 'quietHours'] },
  },
  {
    service: 'notifications',
    collection: 'pushsubscriptions',
    erasures: [{ filter: byUserId }],
    exported: { title: 'Bildirim alan tarayıcılar', filter: byUserId, fields: ['endpoint', 'createdAt'] },
  },
  {
    service: 'agreements',
    collection: 'agreements',
    erasures: [
      { filter: (id) => ({ requesterId: id }), texts: { note: null, from: ERASED_END, to: ERASED_END } },
      { filter: (id) => ({ requesterId: id, endedBy: 'requester' }), texts: { reason: null } },
      { filter: (id) => ({ providerId: id, endedBy: 'provider' }), texts: { reason: null } },
    ],
    exported: {
      title: 'Anlaşmalar',
      filter: (id) => ({ $or: [{ requesterId: id }, { providerId: id }] }),
      fields: [
        ...['_id', 'state', 'requesterId', 'providerId', 'serviceType', 'from', 'to', 'departsAt'],
        ...['quantity', 'unit', 'price', 'womenOnly', 'note', 'createdAt', 'acceptedAt', 'metAt'],
        ...['endedAt', 'endedBy', 'reason'],
      ],
      own: (id) => {
        const asRequester = { $and: [isUser('requesterId', id), endedBy('requester')] };
        const asProvider = { $and: [isUser('providerId', id), endedBy('provider')] };
        return {
          note: { $cond: [isUser('requesterId', id), '$note', null] },
          reason: { $cond: [{ $or: [asRequester, asProvider] }, '$reason', null] },
        };
      },
    },
  },
  {
    service: 'agreements',
    collection: 'shares',
    erasures: [{ filter: (id) => ({ $or: [{ ownerId: id }, { providerId: id }] }) }],
    exported: {
      title: 'Paylaştığın yolculuklar',
      filter: (id) => ({ ownerId: id }),
      fields: ['agreementId', 'serviceType', 'from', 'to', 'createdAt', 'expiresAt', 'opened'],
    },
  },
  {
    service: 'agreements',
    collection: 'messages',
    erasures: [{ filter: (id) => ({ fromUserId: id }), texts: { text: '' } }],
    exported: {
      title: 'Gönderdiğin mesajlar',
      filter: (id) => ({ fromUserId: id }),
      fields: ['agreementId', 'text', 'at'],
    },
  },
  {
    service: 'agreements',
    collection: 'ratings',
    // Ratings that the user gave stay: they name the user by ID only.
    erasures: [{ filter: (id) => ({ toUserId: id }) }],
    exported: {
      title: 'Puanlar',
      filter: (id) => ({ $or: [{ fromUserId: id }, { toUserId: id, isVisible: true }] }),
      fields: ['agreementId', 'fromUserId', 'toUserId', 'rating', 'comment', 'createdAt'],
    },
  },
  {
    service: 'agreements',
    collection: 'ratingtotals',
    erasures: [{ filter: byId }],
    exported: { none: 'Puanlarının toplamı: puanların kendisi dosyada olduğu için ayrıca yazılmaz.' },
  },
];
