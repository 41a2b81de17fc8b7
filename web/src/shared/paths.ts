/** Every address of the app, in one place (spec 2). */
export const PATHS = {
  home: '/',
  login: '/login',
  profile: '/profile',
  /** Opens the profile in edit mode. */
  profileEdit: '/profile?edit=true',
  terms: '/terms',
  about: '/about',
} as const;
