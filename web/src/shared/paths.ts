export const PATHS = {
  home: '/',
  greeting: '/greeting',
  explore: '/kesfet',
  login: '/login',
  profile: '/profile',
  profileEdit: '/profile?edit=true',
  admin: '/admin',
  operations: '/admin/isletme',
  auditLog: '/admin/kayitlar',
  notifications: '/bildirimler',
  savedRoutes: '/bildirimler/yollar',
  notificationSettings: '/bildirimler/ayarlar',
  devices: '/telefon',
  agreements: '/anlasmalar',
  agreement: '/anlasmalar/:id',
  person: '/kullanici/:id',
  /** Equal to the unsubscribe URL of the contract. */
  unsubscribe: '/abonelikten-cik',
  terms: '/terms',
  privacy: '/privacy',
  about: '/about',
} as const;

export const personPath = (userId: number): string => `/kullanici/${userId}`;

export const agreementPath = (id: number): string => `${PATHS.agreements}/${id}`;

/** Delay before leaving for another screen after a save or an alert. */
export const REDIRECT_DELAY_MS = 1_500;

export const PRODUCT = 'Rotadaş';
