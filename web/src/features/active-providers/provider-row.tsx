import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useTranslation } from 'react-i18next';
import { distanceText } from '../../shared/position/distance.js';
import type { WithDistance } from '../../shared/position/nearest.js';
import { freshnessOf } from '../../shared/position/position-age.js';
import { ServiceTypeMark } from '../../shared/service-types/ServiceTypeMark.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import { ageText } from '../../shared/time/time-texts.js';
import type { RouteFit } from './list-order.js';

/** A detour below this, metres, is none. */
const ON_THE_WAY_M = 1_000;

interface ProviderRowProps {
  provider: WithDistance<ActiveProvider>;
  /** Null when no way is wished. */
  fit: RouteFit | null;
  selected: boolean;
  now: number;
  onSelect: (id: number) => void;
  onHighlight: (id: number | null) => void;
}

/** One provider in the list; hovering or focusing it answers on the map. */
export function ProviderRow({ provider, fit, selected, now, onSelect, onHighlight }: ProviderRowProps) {
  const { t } = useTranslation(['active-providers', 'shared']);
  const { mode } = useThemeMode();
  const fitText = () => {
    if (fit === 'unknown') return t('fit.sameNames');
    if (fit === null || fit < ON_THE_WAY_M) return t('fit.onTheWay');
    return t('fit.detour', { distance: distanceText(fit) });
  };
  return (
    <li>
      <button
        type="button"
        className="provider-row"
        aria-pressed={selected}
        onClick={() => onSelect(provider.id)}
        onMouseEnter={() => onHighlight(provider.id)}
        onMouseLeave={() => onHighlight(null)}
        onFocus={() => onHighlight(provider.id)}
        onBlur={() => onHighlight(null)}
      >
        <ServiceTypeMark type={provider.activeService} size={40} theme={mode} />
        <span className="provider-row-words">
          <strong>{provider.fullName}</strong>
          <span>{t('route', { from: provider.serviceFrom, to: provider.serviceTo })}</span>
          <small>
            {t(`shared:serviceTypes.${provider.activeService}`)}
            {fit !== null && ` · ${fitText()}`}
            {freshnessOf(provider.at, now) === 'stale' && ` · ${t('stale')}`}
          </small>
        </span>
        <span className="provider-row-numbers numbers">
          {provider.distance !== null && <strong>{distanceText(provider.distance)}</strong>}
          <small>{ageText(provider.at, now)}</small>
        </span>
      </button>
    </li>
  );
}
