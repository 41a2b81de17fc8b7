import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { freshnessOf } from '../../shared/position/position-age.js';
import { ageText } from '../../shared/time/time-texts.js';
import { useNow } from '../../shared/time/use-now.js';
import { inOrder, type RouteFits } from './list-order.js';
import { ProviderRow } from './provider-row.js';
import './provider-list.css';

/** The most rows that the list draws; the map shows the rest. */
const ROWS_MAX = 100;

interface ProviderListProps {
  /** Undefined while the first answer is under way. */
  providers: ActiveProvider[] | undefined;
  /** How many there are where they are too many to be listed; else null. */
  crowd: number | null;
  failed: boolean;
  origin: Coordinates | null;
  /** How well each fits the wished way; null when none is wished. */
  fits: RouteFits | null;
  selectedId: number | null;
  onSelect: (provider: ActiveProvider) => void;
  onHighlight: (id: number | null) => void;
}

/** Who is online, nearest first; on a wished way, least detour first. */
export function ProviderList({
  providers,
  crowd,
  failed,
  origin,
  fits,
  selectedId,
  onSelect,
  onHighlight,
}: ProviderListProps) {
  const { t } = useTranslation('active-providers');
  const now = useNow();
  const nearest = useMemo(
    () => inOrder(providers ?? [], origin, fits).slice(0, ROWS_MAX),
    [providers, origin, fits],
  );
  if (providers === undefined) {
    if (failed) return <p className="provider-list-empty">{t('failedEmpty')}</p>;
    return (
      <div className="provider-list-loading">
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} active avatar title={false} paragraph={{ rows: 2, width: ['60%', '90%'] }} />
        ))}
      </div>
    );
  }
  if (crowd !== null) return <p className="provider-list-empty">{t('crowd', { count: crowd })}</p>;
  if (nearest.length === 0)
    return <p className="provider-list-empty">{fits ? t('emptyRoute') : t('empty')}</p>;
  return (
    <ul className="provider-list" aria-label={t('title')}>
      {nearest.map(({ item, distance }) => (
        <ProviderRow
          key={item.id}
          provider={item}
          distance={distance}
          fit={fits?.get(item.id) ?? null}
          selected={item.id === selectedId}
          age={ageText(item.at, now)}
          stale={freshnessOf(item.at, now) === 'stale'}
          onSelect={onSelect}
          onHighlight={onHighlight}
        />
      ))}
    </ul>
  );
}
