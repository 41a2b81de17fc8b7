import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nearestFirst } from '../../shared/position/nearest.js';
import { useNow } from '../../shared/time/use-now.js';
import { ProviderRow } from './provider-row.js';
import './provider-list.css';

/** The most rows that the list draws; the map shows the rest. */
const ROWS_MAX = 100;

interface ProviderListProps {
  /** Undefined while the first answer is under way. */
  providers: ActiveProvider[] | undefined;
  failed: boolean;
  origin: Coordinates | null;
  selectedId: number | null;
  onSelect: (id: number) => void;
  onHighlight: (id: number | null) => void;
}

/** Who is online, nearest first. */
export function ProviderList({
  providers,
  failed,
  origin,
  selectedId,
  onSelect,
  onHighlight,
}: ProviderListProps) {
  const { t } = useTranslation('active-providers');
  const now = useNow();
  const nearest = useMemo(
    () => nearestFirst(providers ?? [], origin).slice(0, ROWS_MAX),
    [providers, origin],
  );
  if (providers === undefined) {
    if (failed) return <p className="provider-list-empty">{t('failedEmpty')}</p>;
    return <Skeleton active avatar paragraph={{ rows: 6 }} className="provider-list-loading" />;
  }
  if (nearest.length === 0) return <p className="provider-list-empty">{t('empty')}</p>;
  return (
    <ul className="provider-list" aria-label={t('title')}>
      {nearest.map((provider) => (
        <ProviderRow
          key={provider.id}
          provider={provider}
          selected={provider.id === selectedId}
          now={now}
          onSelect={onSelect}
          onHighlight={onHighlight}
        />
      ))}
    </ul>
  );
}
