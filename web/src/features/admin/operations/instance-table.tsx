import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import type { KnownInstance, OperationsView } from '@rotadas/contracts/operations/operations-view';
import { useTranslation } from 'react-i18next';
import { ageText } from '../../../shared/time/time-texts.js';
import { Advice, StateBadge } from './card-parts.js';
import { metricText } from './metric-text.js';

/** Leading characters that distinguish instance ids. */
const ID_LENGTH = 4;

const percents = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 });

const unreachableServers = ({ reachableServers }: KnownInstance) =>
  Object.keys(reachableServers).filter((server) => !reachableServers[server]);

/** Same limit as the `HeapNearlyFull` alert. */
const isHeapNearlyFull = ({ heapShare }: KnownInstance) => heapShare > 0.85;

const isUnusual = (instance: KnownInstance) =>
  instance.isUnavailable || unreachableServers(instance).length > 0 || isHeapNearlyFull(instance);

const missingServices = ({ instances }: OperationsView) =>
  ServiceName.options.filter((name) => !instances.some(({ service }) => service === name));

/** Whether an instance is unusual, or a service has no instance. */
export const hasUnusualInstances = (view: OperationsView) =>
  view.instances.some(isUnusual) || missingServices(view).length > 0;

export function InstanceTable({ view }: { view: OperationsView }) {
  const { t } = useTranslation('operations');
  return (
    <section className="instances" aria-labelledby="instances">
      <h2 id="instances" tabIndex={-1}>
        {t('instances.title')}
      </h2>
      <p className="metric-normal">{t('normal', { text: t('instances.normal') })}</p>
      <Advice text={t('instances.advice')} isUnusual={hasUnusualInstances(view)} />
      <ul className="instance-list">
        {missingServices(view).map((service) => (
          <li key={service} className="instance-card">
            <header>
              <h3>{service}</h3>
              <StateBadge isUnusual />
            </header>
            <p>{t('instances.none')}</p>
          </li>
        ))}
        {view.instances.map((instance) => (
          <InstanceCard key={instance.instanceId} instance={instance} now={view.now} />
        ))}
      </ul>
    </section>
  );
}

function InstanceCard({ instance, now }: { instance: KnownInstance; now: number }) {
  const { t } = useTranslation('operations');
  const name = t('instances.name', {
    service: instance.service,
    instanceId: instance.instanceId.slice(0, ID_LENGTH),
  });
  const unreachable = unreachableServers(instance).join(', ');
  const facts = [
    [t('instances.startedAt'), ageText(instance.startedAt, now)],
    [t('instances.version'), instance.version],
    [t('instances.loop'), metricText(instance.eventLoopDelay, 'seconds')],
    [t('instances.heap'), percents.format(instance.heapShare)],
  ];
  return (
    <li className="instance-card">
      <header>
        <h3>{name}</h3>
        <StateBadge isUnusual={isUnusual(instance)} />
      </header>
      {instance.isUnavailable && (
        <p>{t('instances.unavailable', { age: ageText(instance.lastSeenAt, now) })}</p>
      )}
      {unreachable && <p>{t('instances.unreachable', { servers: unreachable })}</p>}
      {isHeapNearlyFull(instance) && <p>{t('instances.heapNearlyFull')}</p>}
      <dl className="numbers">
        {facts.map(([fact, text]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
