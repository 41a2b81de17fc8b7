import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { useState } from 'react';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { EditPlannedOfferSheet } from './edit-planned-offer-sheet.js';
import { PlannedOffers } from './planned-offers.js';

interface ProfileOffersProps {
  onPosition: (position: OwnPosition) => void;
  onStarted: () => void;
}

/** The planned offers in the profile; renders nothing if there are none. */
export function ProfileOffers({ onPosition, onStarted }: ProfileOffersProps) {
  const [plan, setPlan] = useState<PlannedOffer | null>(null);
  return (
    <>
      <PlannedOffers onPosition={onPosition} onEdit={setPlan} onStarted={onStarted} />
      <EditPlannedOfferSheet offer={plan} onClose={() => setPlan(null)} />
    </>
  );
}
