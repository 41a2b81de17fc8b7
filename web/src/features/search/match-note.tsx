import { useTranslation } from 'react-i18next';
import { distanceText } from '@rotadas/contracts/primitives/distance-text';
import { lazyWithPreload } from '../../shared/loading/lazy-with-preload.js';
import type { MatchOutcome } from './list-matches.js';
import './match-note.css';
import './match-note.tr.js';
import { durationText } from './reason-texts.js';
import { filteredOutText, type GroupName, peopleIn } from './group-counts.js';
import { ShareButton } from '../../shared/share/share-button.js';
import { SortSelect, type SortSelectProps } from './sort-select.js';
import { Button } from '../../shared/ui/button.js';

const SaveRouteButton = lazyWithPreload(
  async () => (await import('../../shared/saved-routes/save-route.js')).SaveRouteButton,
  { pending: null },
);

interface MatchNoteProps extends MatchOutcome {
  sort: SortSelectProps | null;
  onClearFilters: () => void;
  onRetry: () => void;
}

/** Shown above the matches: the length of the route, and what to do without a match. */
export function MatchNote(props: MatchNoteProps) {
  const {
    searchedRoute,
    route,
    counts,
    hasNoOfferOnRoute,
    filteredOut,
    failureText,
    sort,
    onClearFilters,
    onRetry,
  } = props;
  const { t } = useTranslation(['match-note', 'shared']);
  const has = (name: GroupName) => counts !== undefined && peopleIn(counts, name) > 0;
  const noMatchText = () => {
    if (has('near')) return t('near');
    if (searchedRoute.serviceType !== 'all') {
      const type = t(`shared:serviceTypes.${searchedRoute.serviceType}`).toLocaleLowerCase('tr');
      return t('nobodyOfType', { type });
    }
    return has('callable') ? t('onlyCallable') : t('nobody');
  };
  if (failureText !== null) {
    return (
      <div className="match-note">
        <p role="alert">{failureText}</p>
        <Button onClick={onRetry}>{t('shared:retry')}</Button>
      </div>
    );
  }
  return (
    <div className="match-note">
      <div className="match-note-route">
        {route && (
          <p className="numbers">
            {t('route', {
              distance: distanceText(route.distanceMetres),
              time: durationText(route.durationSeconds),
            })}
          </p>
        )}
        {sort && <SortSelect {...sort} />}
        <ShareButton />
      </div>
      {hasNoOfferOnRoute && filteredOut > 0 && (
        <FilteredOutNote text={filteredOutText(filteredOut, counts)} onClear={onClearFilters} />
      )}
      {hasNoOfferOnRoute && filteredOut === 0 && <p role="status">{noMatchText()}</p>}
      {hasNoOfferOnRoute && <SaveRouteButton {...searchedRoute} />}
    </div>
  );
}

interface FilteredOutNoteProps {
  text: string;
  onClear: () => void;
}

export function FilteredOutNote({ text, onClear }: FilteredOutNoteProps) {
  const { t } = useTranslation('search');
  return (
    <>
      <p role="status">{text}</p>
      <Button onClick={onClear}>{t('filters.clear')}</Button>
    </>
  );
}
