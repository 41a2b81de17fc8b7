/** The names of all BullMQ queues: their owner works them off, and admins watch them by name. */
export const QUEUES = {
  /** Ends offers, tells departures of planned ones, and sweeps; the providers service's. */
  offerExpiry: 'offer-expiry',
  /** Push messages to browsers; the notifications service's. */
  push: 'notification-push',
  /** Mails; the notifications service's. */
  mail: 'notification-mail',
} as const;

/** The prefix of the keys of all queues; the braces keep them on one node of a Redis Cluster. */
export const QUEUE_PREFIX = '{bull}';

/** Where admins watch the queues, as a page of the gateway. */
export const QUEUE_BOARD_PATH = '/admin/queues';
