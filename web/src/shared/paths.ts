/** Every address of the app, in one place (spec 2). */
export const PATHS = {
  home: '/',
  greeting: '/greeting',
  login: '/login',
  profile: '/profile',
  /** Opens the profile in edit mode. */
  profileEdit: '/profile?edit=true',
  admin: '/admin',
  operations: '/admin/isletme',
  adminActs: '/admin/kayitlar',
  notifications: '/bildirimler',
  savedRoutes: '/bildirimler/yollar',
  notificationChoices: '/bildirimler/ayarlar',
  /** Where the contract leads whoever opens the unsubscribe address of a mail. */
  unsubscribe: '/abonelikten-cik',
  terms: '/terms',
  privacy: '/privacy',
  about: '/about',
} as const;
