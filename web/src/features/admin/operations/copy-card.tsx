import type { KnownCopy } from '@rotadas/contracts/operations/operations-view';
import { useTranslation } from 'react-i18next';
import { ageText } from '../../../shared/time/time-texts.js';
import { figureText } from './figure-text.js';
import { isCopyUnusual, HEAP_NEARLY_FULL, unreached } from './copy-state.js';
import { RunbookLink } from './runbook-link.js';
import { StateBadge } from './state-badge.js';

/** As many letters of a copy's id as tell it apart. */
const ID_LENGTH = 4;

const percents = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 });

/** How one copy fares. */
export function CopyCard({ copy, now }: { copy: KnownCopy; now: number }) {
  const { t } = useTranslation('operations');
  const name = t('copies.name', { service: copy.service, copy: copy.copy.slice(0, ID_LENGTH) });
  const cut = unreached(copy);
  return (
    <li className="copy-card">
      <header>
        <h3>{name}</h3>
        <StateBadge isUnusual={isCopyUnusual(copy)} />
      </header>
      {copy.isAway && <p>{t('copies.away', { age: ageText(copy.heardAt, now) })}</p>}
      {cut.length > 0 && (
        <p>
          {t('copies.cut', { servers: cut.join(', ') })}{' '}
          <RunbookLink entry="DependencyUnreachable" about={name} />
        </p>
      )}
      {copy.heapShare > HEAP_NEARLY_FULL && (
        <p>
          {t('copies.heapNearlyFull')} <RunbookLink entry="HeapNearlyFull" about={name} />
        </p>
      )}
      <dl className="numbers">
        <Fact name={t('copies.startedAt')}>{ageText(copy.startedAt, now)}</Fact>
        <Fact name={t('copies.version')}>{copy.version}</Fact>
        <Fact name={t('copies.loop')}>{figureText(copy.eventLoopDelay, 'seconds')}</Fact>
        <Fact name={t('copies.heap')}>{percents.format(copy.heapShare)}</Fact>
      </dl>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
