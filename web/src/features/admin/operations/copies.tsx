import { ServiceName } from '@rotadas/contracts/operations/copy-sample';
import type { KnownCopy, OperationsView } from '@rotadas/contracts/operations/operations-view';
import { useTranslation } from 'react-i18next';
import { CopyCard } from './copy-card.js';
import { RunbookLink } from './runbook-link.js';
import { StateBadge } from './state-badge.js';

/** Every copy of every service, and which service has none. */
export function Copies({ view }: { view: OperationsView }) {
  const { t } = useTranslation('operations');
  const byService = Map.groupBy(view.copies, ({ service }) => service);
  return (
    <section className="copies" aria-labelledby="copies">
      <header>
        <h2 id="copies" tabIndex={-1}>
          {t('copies.title')}
        </h2>
        <RunbookLink entry="ServiceDown" about={t('copies.title')} />
      </header>
      <p className="figure-normal">{t('normal', { text: t('copies.normal') })}</p>
      <ul className="copy-list">
        {ServiceName.options.map((service) => {
          const copies: KnownCopy[] = byService.get(service) ?? [];
          return copies.length === 0 ? (
            <li key={service} className="copy-card">
              <header>
                <h3>{service}</h3>
                <StateBadge isUnusual />
              </header>
              <p>{t('copies.none')}</p>
            </li>
          ) : (
            copies.map((copy) => <CopyCard key={copy.copy} copy={copy} now={view.now} />)
          );
        })}
      </ul>
    </section>
  );
}
