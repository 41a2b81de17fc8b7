import { useTranslation } from 'react-i18next';
import { distanceText } from '../../shared/position/distance.js';
import { SaveRouteButton } from '../../shared/saved-routes/save-route.js';
import type { WantedRoute } from '../../shared/saved-routes/same-route.js';
import { FilteredOutNote } from './filtered-out-note.js';
import './match-note.css';
import { lastsText } from './reason-texts.js';
import { ShareButton } from './share-button.js';

/** What a search for a way came to, besides the rows. */
export interface MatchOutcome {
  /** The way that is wished, to be told when somebody goes it; null before it is known. */
  wanted: WantedRoute | null;
  /** My way by road; null where it is not known. */
  route: { distanceMetres: number; durationSeconds: number } | null;
  /** How many people pass my route or can be called, and pass the filters. */
  count: number;
  /** Whether nobody passes my route; a type that can be called counts if it is searched. */
  nobodyPasses: boolean;
  /** How many people fit but do not pass the filters. */
  filtered: number;
  /** Whether the rows are those who nearly fit, since nobody does. */
  nearly: boolean;
  /** Why there is no answer, as the user reads it; null when there is one. */
  failed: string | null;
}

interface MatchNoteProps extends MatchOutcome {
  onClearFilters: () => void;
  onRetry: () => void;
}

/** Stands above those who go my way: how far it is, and what to do where nobody goes it. */
export function MatchNote(props: MatchNoteProps) {
  const { wanted, route, count, nobodyPasses, filtered, nearly, failed, onClearFilters, onRetry } = props;
  const { t } = useTranslation(['search', 'shared']);
  const nobody = () => {
    if (wanted !== null && wanted.serviceType !== 'all') {
      const type = t(`shared:serviceTypes.${wanted.serviceType}`).toLocaleLowerCase('tr');
      return t('matches.nobodyOfType', { type });
    }
    return count > 0 ? t('matches.onlyCallable') : t('matches.nobody');
  };
  if (failed !== null) {
    return (
      <div className="match-note">
        <p role="alert">{failed}</p>
        <button type="button" className="button" onClick={onRetry}>
          {t('shared:retry')}
        </button>
      </div>
    );
  }
  return (
    <div className="match-note">
      <div className="match-note-route">
        {route && (
          <p className="numbers">
            {t('matches.way', {
              distance: distanceText(route.distanceMetres),
              time: lastsText(route.durationSeconds),
            })}
          </p>
        )}
        <ShareButton />
      </div>
      {nearly && <p role="status">{t('matches.nearly')}</p>}
      {nobodyPasses && filtered > 0 && <FilteredOutNote count={filtered} onClear={onClearFilters} />}
      {nobodyPasses && filtered === 0 && !nearly && <p role="status">{nobody()}</p>}
      {wanted && route && nobodyPasses && <SaveRouteButton {...wanted} />}
    </div>
  );
}
