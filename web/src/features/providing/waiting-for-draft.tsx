import { type Control, useWatch } from 'react-hook-form';
import { WaitingNote } from '../../shared/saved-routes/waiting-note.js';
import { useNow } from '../../shared/time/use-now.js';
import { useDebouncedValue } from '../../shared/ui/use-debounced-value.js';
import type { OfferDraft, OfferForm } from './offer-form.js';
import { stopLinesOf, waitingAskedOf } from './waiting-asked.js';

interface WaitingForDraftProps {
  control: Control<OfferDraft, unknown, OfferForm>;
}

/** 'Bu rotada 3 kişi bekliyor' while an offer is filled in, as soon as its way is chosen. */
export function WaitingForDraft({ control }: WaitingForDraftProps) {
  const [type, from, to, stops, when, day, time] = useWatch({
    control,
    name: ['type', 'from', 'to', 'stops', 'when', 'day', 'time'],
  });
  const settledStops = useDebouncedValue(stopLinesOf(stops));
  const now = useNow();
  const way = { type, from, to, stops: settledStops, when, day, time };
  return <WaitingNote offer={waitingAskedOf(way, now)} />;
}
