import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenOf, type PlaceEntry } from './chosen-place.js';
import { usePlaceHelp } from './place-help.js';
import { PlaceLabel } from './place-label.js';
import { regionText } from './place-texts.js';
import { useNearestPlaceQuery } from './places.api.js';
import { recentPlaces } from './recent-places.js';
import type { Choosing } from './use-choosing.js';
import type { Suggestions } from './use-suggestions.js';

/** A suggestion under a place field. */
export interface PlaceOption {
  /** Its name among the others; never shown. */
  value: string;
  label: ReactNode;
  onChoose: () => void;
}

interface Suggested {
  entry: PlaceEntry;
  suggestions: Suggestions;
  choosing: Choosing;
  /** Whether the field has the focus. */
  writing: boolean;
}

/**
 * What a place field suggests: the places that fit the text; while nothing is typed, the own
 * position, the map and the last places.
 */
export function usePlaceOptions({ entry, suggestions, choosing, writing }: Suggested): PlaceOption[] {
  const { t } = useTranslation('places');
  const { userId, position } = usePlaceHelp();
  const { currentData: nearest } = useNearestPlaceQuery(writing && position ? position : skipToken);
  const { choose, chooseHere, chooseOnMap } = choosing;
  const onMap = option('map', <PlaceLabel kind="map" name={t('onMap')} />, chooseOnMap);
  if (entry.place === null && entry.text.trim() !== '') {
    const found = (suggestions.places ?? []).map((place) => ({
      value: `place:${place.id}`,
      label: <PlaceLabel kind={place.kind} name={place.name} region={regionText(place)} />,
      onChoose: () => choose(chosenOf(place)),
    }));
    return found.length === 0 ? [] : [...found, ...onMap];
  }
  const region = nearest ? t('near', { name: nearest.name }) : undefined;
  const here = option('here', <PlaceLabel kind="here" name={t('here')} region={region} />, chooseHere);
  const recent = writing ? recentPlaces(userId) : [];
  return [
    ...here,
    ...onMap,
    ...recent.map((place, index) => ({
      value: `recent:${index}`,
      label: <PlaceLabel kind="recent" name={place.name} region={t('recent')} />,
      onChoose: () => choose(place),
    })),
  ];
}

const option = (value: string, label: ReactNode, onChoose: (() => void) | null): PlaceOption[] =>
  onChoose === null ? [] : [{ value, label, onChoose }];
