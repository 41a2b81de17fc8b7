import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useTranslation } from 'react-i18next';
import { distanceText } from '../../shared/position/distance.js';
import type { WithDistance } from '../../shared/position/nearest.js';
import { ServiceTypeMark } from '../../shared/service-types/ServiceTypeMark.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import { ageText } from '../../shared/time/time-texts.js';

interface ProviderRowProps {
  provider: WithDistance<ActiveProvider>;
  selected: boolean;
  now: number;
  onSelect: (id: number) => void;
  onHighlight: (id: number | null) => void;
}

/** One provider in the list; hovering or focusing it answers on the map. */
export function ProviderRow({ provider, selected, now, onSelect, onHighlight }: ProviderRowProps) {
  const { t } = useTranslation(['active-providers', 'shared']);
  const { mode } = useThemeMode();
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
          <small>{t(`shared:serviceTypes.${provider.activeService}`)}</small>
        </span>
        <span className="provider-row-numbers numbers">
          {provider.distance !== null && <strong>{distanceText(provider.distance)}</strong>}
          <small>{ageText(provider.at, now)}</small>
        </span>
      </button>
    </li>
  );
}
