/** The services of the product; each may have several instances. */
export const SERVICES = ['gateway', 'users', 'providers', 'reports', 'matching', 'notifications'] as const;
export type Service = (typeof SERVICES)[number];
