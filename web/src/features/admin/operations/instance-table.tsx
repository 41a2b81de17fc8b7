import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import type { KnownInstance, OperationsView } from '@rotadas/contracts/operations/operations-view';
import { useTranslation } from 'react-i18next';
import { ageText } from '../../../shared/time/time-texts.js';
import { Advice, StateBadge } from './card-parts.js';
import { metricText } from './metric-text.js';

/** Leading characters that distinguish instance ids. */
const ID_LENGTH = 4;

const percents = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 });

const unreachableServers = ({ reaches }: KnownInstance) =>
  Object.keys(reaches).filter((server) => !reaches[server]);

/** Same limit as the `HeapNearlyFull` alert. */
const isHeapNearlyFull = ({ heapShare }: KnownInstance) => heapShare > 0.85;

const isUnusual = (instance: KnownInstance) =>
  instance.isAway || unreachableServers(instance).length > 0 || isHeapNearlyFull(instance);

const missingServices = ({ copies }: OperationsView) =>
  ServiceName.options.filter((name) => !copies.some(({ service }) => service === name));

/** Whether an instance is unusual, or a service has no instance. */
export const hasUnusualInstances = (view: OperationsView) =>
  view.copies.some(isUnusual) || missingServices(view).length > 0;

export function InstanceTable({ view }: { view: OperationsView }) {
  const { t } = useTranslation('operations');
  return (
    <section className="copies" aria-labelledby="copies">
      <h2 id="copies" tabIndex={-1}>
        {t('copies.title')}
      </h2>
      <p className="figure-normal">{t('normal', { text: t('copies.normal') })}</p>
      <Advice text={t('copies.advice')} isUnusual={hasUnusualInstances(view)} />
      <ul className="instance-list">
        {missingServices(view).map((service) => (
          <li key={service} className="instance-card">
            <header>
              <h3>{service}</h3>
              <StateBadge isUnusual />
            </header>
            <p>{t('copies.none')}</p>
          </li>
        ))}
        {view.copies.map((instance) => (
          <InstanceCard key={instance.copy} instance={instance} now={view.now} />
        ))}
      </ul>
    </section>
  );
}

function InstanceCard({ instance, now }: { instance: KnownInstance; now: number }) {
  const { t } = useTranslation('operations');
  const name = t('copies.name', { service: instance.service, copy: instance.copy.slice(0, ID_LENGTH) });
  const unreachable = unreachableServers(instance).join(', ');
  const facts = [
    [t('copies.startedAt'), ageText(instance.startedAt, now)],
    [t('copies.version'), instance.version],
    [t('copies.loop'), metricText(instance.eventLoopDelay, 'seconds')],
    [t('copies.heap'), percents.format(instance.heapShare)],
  ];
  return (
    <li className="instance-card">
      <header>
        <h3>{name}</h3>
        <StateBadge isUnusual={isUnusual(instance)} />
      </header>
      {instance.isAway && <p>{t('copies.away', { age: ageText(instance.heardAt, now) })}</p>}
      {unreachable && <p>{t('copies.cut', { servers: unreachable })}</p>}
      {isHeapNearlyFull(instance) && <p>{t('copies.heapNearlyFull')}</p>}
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
