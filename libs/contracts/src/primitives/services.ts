/** The parts of the product: they sign in to its servers, and there may be copies of each. */
export const SERVICES = ['gateway', 'users', 'providers', 'reports', 'matching', 'notifications'] as const;
export type Service = (typeof SERVICES)[number];
