/** Token of the settings of deliveries. */
export const DELIVERY_SETTINGS = Symbol('DELIVERY_SETTINGS');

/** What the operator chooses of deliveries. */
export interface DeliverySettings {
  readonly redisUrl: string;
  readonly retries: RetrySettings;
}

/** How failed deliveries are tried again; all in ms. */
export interface RetrySettings {
  /** How long the first retry waits; each next one twice as long. */
  readonly firstMs: number;
  readonly maxMs: number;
  /** After about so long without success a delivery is given up. */
  readonly giveUpMs: number;
}

/** How long the retry after so many attempts waits, ms. */
export function retryDelay(attempts: number, { firstMs, maxMs }: RetrySettings): number {
  return Math.min(maxMs, firstMs * 2 ** Math.min(attempts - 1, 30));
}

/** How many attempts fit into the time after which a delivery is given up. */
export function attemptsOf(settings: RetrySettings): number {
  let attempts = 1;
  for (let waited = 0; waited < settings.giveUpMs; attempts += 1) {
    waited += retryDelay(attempts, settings);
  }
  return attempts;
}
