export const QUEUES = {
  /** Ends offers, reports departures and sweeps; owned by providers. */
  offerExpiry: 'offer-expiry',
  /** Settles agreements whose time is over; owned by agreements. */
  agreements: 'agreements',
  /** Erases accounts whose time is over; owned by users. */
  erasures: 'account-erasures',
  /** Collects exports; owned by users. */
  exports: 'account-exports',
  /** Owned by notifications. */
  push: 'notification-push',
  mail: 'notification-mail',
} as const;

/** Prefix of all queues; the braces keep them on one node of a Redis Cluster. */
export const QUEUE_PREFIX = '{bull}';

export const QUEUE_BOARD_PATH = '/admin/queues';
