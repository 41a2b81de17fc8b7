export const PATHS = {
  home: '/',
  greeting: '/greeting',
  explore: '/kesfet',
  login: '/login',
  profile: '/profile',
  profileEdit: '/profile?edit=true',
  account: '/hesabim',
  admin: '/admin',
  operations: '/admin/isletme',
  auditLog: '/admin/kayitlar',
  cases: '/admin/vakalar',
  people: '/admin/kisiler',
  adminPerson: '/admin/kisiler/:id',
  appeals: '/admin/itirazlar',
  notifications: '/bildirimler',
  savedRoutes: '/bildirimler/yollar',
  notificationSettings: '/bildirimler/ayarlar',
  devices: '/telefon',
  agreements: '/anlasmalar',
  agreement: '/anlasmalar/:id',
  person: '/kullanici/:id',
  /** Equal to SHARE_PAGE_PATH of the contract, with the token of the link. */
  follow: '/takip/:token',
  /** Equal to the unsubscribe URL of the contract. */
  unsubscribe: '/abonelikten-cik',
  terms: '/terms',
  /** The specification's route, which leads to the terms. */
  privacy: '/privacy',
  privacyNotice: '/gizlilik',
  about: '/about',
} as const;

/** The element of the terms with the consent to analytics. */
export const ANALYTICS_SECTION = 'olcum-izni';

export const personPath = (userId: number): string => `/kullanici/${userId}`;

/** The person as admins see it; a sanction from there may follow a report. */
export const adminPersonPath = (userId: number, reportId?: number): string =>
  `${PATHS.people}/${userId}${reportId === undefined ? '' : `?bildirim=${reportId}`}`;

export const agreementPath = (id: number): string => `${PATHS.agreements}/${id}`;

/** Delay before leaving for another screen after a save or an alert. */
export const REDIRECT_DELAY_MS = 1_500;

export const PRODUCT = 'Rotadaş';
