import { isVisible } from '@rotadas/contracts/primitives/text';
import { type Control, useWatch } from 'react-hook-form';
import type { ChosenPlace } from '../../shared/places/chosen-place.js';
import type { WaitingRouteQuery } from '../../shared/saved-routes/saved-routes.api.js';
import type { OfferDraft, OfferForm } from './offer-form.js';
import { useDebouncedValue } from '../../shared/ui/use-debounced-value.js';
import { WaitingCountNote } from '../../shared/saved-routes/waiting-count-note.js';

type DraftRoute = Pick<OfferDraft, 'type' | 'from' | 'to'> & {
  /** The result of `toStopLines`. */
  readonly stops: string;
};

/** The stops, one a line, without blank ones. */
export const toStopLines = (stops: OfferDraft['stops']): string =>
  stops
    .map(({ text, place }) => (place?.name ?? text).replace(/\s+/g, ' ').trim())
    .filter(isVisible)
    .join('\n');

/** Query for the people who wait for a draft; null until its type and both ends are chosen. */
export function toWaitingQuery({ type, from, to, stops }: DraftRoute): WaitingRouteQuery | null {
  if (type === null || from.place === null || to.place === null) return null;
  return {
    type,
    from: from.place.name,
    ...toEndParams('from', from.place),
    to: to.place.name,
    ...toEndParams('to', to.place),
    ...(stops !== '' && { stops }),
  };
}

const toEndParams = (end: 'from' | 'to', { id, latitude, longitude }: ChosenPlace) =>
  id === null ? { [`${end}Point`]: `${latitude},${longitude}` } : { [`${end}PlaceId`]: id };

interface DraftWaitingCountProps {
  control: Control<OfferDraft, unknown, OfferForm>;
}

/** 'Bu rotada 3 kişi bekliyor', once the route of the draft is chosen; not for women alone. */
export function DraftWaitingCount({ control }: DraftWaitingCountProps) {
  const [type, from, to, stops, womenOnly] = useWatch({
    control,
    name: ['type', 'from', 'to', 'stops', 'womenOnly'],
  });
  const settledType = useDebouncedValue(type);
  const settledStops = useDebouncedValue(toStopLines(stops));
  const offer = toWaitingQuery({ type: settledType, from, to, stops: settledStops });
  return <WaitingCountNote offer={womenOnly ? null : offer} />;
}
