/**
 * The product's limits, raised by its own settings: each is still checked with every request.
 */
export const RAISED: Readonly<Record<string, string>> = {
  LOCATION_LIMIT_PER_SECOND: '1000000',
  LIVE_CONNECTIONS_PER_ADDRESS: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
  ADDRESS_LIMIT_PER_MINUTE: '100000000',
  USER_LIMIT_PER_MINUTE: '100000000',
  ANONYMOUS_LIST_LIMIT_PER_MINUTE: '100000000',
  REPORTS_PER_DAY: '100000000',
  ANONYMOUS_REGIONS_PER_HOUR: '1000000',
  LOG_LEVEL: 'warn',
};
