export const SERVICES = ['gateway', 'users', 'providers', 'reports', 'matching', 'notifications'] as const;
export type Service = (typeof SERVICES)[number];
