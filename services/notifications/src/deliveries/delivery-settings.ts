import type { RetrySettings } from './domain/retry-delays.js';

/** Token of the settings of deliveries. */
export const DELIVERY_SETTINGS = Symbol('DELIVERY_SETTINGS');

/** What the operator chooses of deliveries. */
export interface DeliverySettings {
  readonly redisUrl: string;
  readonly retries: RetrySettings;
}
