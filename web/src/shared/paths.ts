/** Every address of the app, in one place (spec 2). */
export const PATHS = {
  home: '/',
  greeting: '/greeting',
  login: '/login',
  profile: '/profile',
  /** Opens the profile in edit mode. */
  profileEdit: '/profile?edit=true',
  admin: '/admin',
  terms: '/terms',
  privacy: '/privacy',
  about: '/about',
} as const;
