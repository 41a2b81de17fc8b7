import type { PlannedInput } from '@rotadas/contracts/providers/planned-offer';

/** What plans an offer from Ankara to Konya that departs at 5,000 ms. */
export const A_PLANNED_INPUT: PlannedInput = {
  type: 'companion',
  from: 'Ankara',
  to: 'Konya',
  duration: 60,
  showPhone: false,
  departsAt: 5_000,
};
