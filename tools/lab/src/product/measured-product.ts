import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { startUnsupervised } from '@rotadas/start/product/unsupervised-product';
import type { EmulatedProduct } from '../clients/people.ts';
import { withTeardown } from './run-tool.ts';

/** Limits that the load does not reach; each is still checked. */
export const RAISED: Readonly<Record<string, string>> = {
  LOCATION_LIMIT_PER_SECOND: '1000000',
  LOCATION_INTERVAL_MS: '1',
  LIVE_CONNECTIONS_PER_ADDRESS: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
  ADDRESS_LIMIT_PER_MINUTE: '100000000',
  USER_LIMIT_PER_MINUTE: '100000000',
  ANONYMOUS_LIST_LIMIT_PER_MINUTE: '100000000',
  REPORTS_PER_DAY: '100000000',
  ANONYMOUS_REGIONS_PER_HOUR: '1000000',
  LOG_LEVEL: 'warn',
};

/** No mails: sending them would take processor time. */
const WITHOUT_MAILS = { SMTP_URL: '' };

export interface MeasuredProduct extends EmulatedProduct {
  readonly redisUrl: string;
  readonly markersUrl: string;
  readonly savedRoutesUrl: string;
  readonly agreementsUrl: string;
  readonly notificationsUrl: string;
  readonly natsUrl: string;
  readonly pids: ReadonlyMap<ServiceName, number>;
  /** Resolves to its URL: that of the API for a gateway, otherwise of its health endpoint. */
  addInstance(service: ServiceName): Promise<string>;
}

export type SettingsForService = (service: ServiceName) => Readonly<Record<string, string>>;

/** Nothing is restarted: a run that lost a process measures nothing. */
export function withMeasuredProduct<Result>(
  log: (line: string) => void,
  work: (product: MeasuredProduct) => Promise<Result>,
  settingsFor: SettingsForService = () => ({}),
): Promise<Result> {
  return withTeardown(log, async (teardown) => {
    const { servers, authEmulator, emulatorKey, startInstance } = await startUnsupervised({
      name: 'load',
      log,
      teardown,
      settingsFor: (service) => ({ ...RAISED, ...WITHOUT_MAILS, ...settingsFor(service) }),
    });
    const pids = new Map<ServiceName, number>();
    const addInstance = async (service: ServiceName): Promise<string> => {
      const { port, child } = await startInstance(service);
      if (!pids.has(service)) pids.set(service, child.pid);
      return `http://127.0.0.1:${port}`;
    };
    const others = ServiceName.exclude(['gateway']).options;
    const [url] = await Promise.all([addInstance('gateway'), ...others.map(addInstance)]);
    return work({
      url,
      authEmulator,
      emulatorKey,
      redisUrl: servers.redis.url,
      markersUrl: servers.markers.url,
      savedRoutesUrl: servers.mongodb.urlFor('matching'),
      agreementsUrl: servers.mongodb.urlFor('agreements'),
      notificationsUrl: servers.mongodb.urlFor('notifications'),
      natsUrl: servers.nats.url,
      pids,
      addInstance,
    });
  });
}
