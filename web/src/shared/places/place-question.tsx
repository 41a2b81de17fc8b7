import { useTranslation } from 'react-i18next';
import { chosenOf } from './chosen-place.js';
import { PlaceLabel } from './place-label.js';
import { PlaceNote } from './place-note.js';
import { regionText } from './place-texts.js';
import type { Choosing } from './use-choosing.js';
import type { Suggestions } from './use-suggestions.js';

interface PlaceQuestionProps {
  text: string;
  suggestions: Suggestions;
  choosing: Choosing;
}

/** 'Hangi Kadıköy?': asks back which place a text means that nobody chose. */
export function PlaceQuestion({ text, suggestions, choosing }: PlaceQuestionProps) {
  const { t } = useTranslation('places');
  const { choose, chooseOnMap } = choosing;
  const places = suggestions.places ?? [];
  const isWaiting = suggestions.places === undefined && !suggestions.failed;
  return (
    <div className="place-question" role="group" aria-label={t('question', { text })}>
      <PlaceNote suggestions={suggestions} />
      {places.length > 0 && (
        <p className="place-note" role="status">
          <strong>{t('question', { text })}</strong>
        </p>
      )}
      {places.map((place) => (
        <button key={place.id} type="button" onClick={() => choose(chosenOf(place))}>
          <PlaceLabel kind={place.kind} name={place.name} region={regionText(place)} />
        </button>
      ))}
      {chooseOnMap && !isWaiting && (
        <button type="button" onClick={chooseOnMap}>
          <PlaceLabel kind="map" name={t('onMap')} />
        </button>
      )}
    </div>
  );
}
