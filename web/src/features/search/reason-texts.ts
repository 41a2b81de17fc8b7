import type { Match } from '@rotadas/contracts/matching/match';
import { NO_DETOUR_METRES } from '@rotadas/contracts/providers/offer-names';
import i18next from 'i18next';
import { distanceText } from '@rotadas/contracts/primitives/distance-text';
import { capacityText } from '../../shared/offer/offer-texts.js';
import { departureText } from '../../shared/time/time-texts.js';
import type { GroupName } from './group-counts.js';

/** From this share on, a match counts as the whole route; the text states a smaller share. */
const WHOLE_ROUTE_SHARE = 0.95;

/** Why an offer matches: '12 dk sonra yanında · 2 koltuk · yolundan 4 km sapar'. */
export function reasonText(match: Match, now: number, group: GroupName): string {
  return [whenText(match, now, group), capacityText(match.provider), fitText(match), shareText(match)]
    .filter((part) => part !== '')
    .join(' · ');
}

function fitText({ reason, detourMetres, distanceToPickupMetres }: Match): string {
  if (reason === 'name') return i18next.t('search:reason.name');
  if (reason === 'on-demand')
    return distanceToPickupMetres === null
      ? ''
      : i18next.t('search:reason.near', { distance: distanceText(distanceToPickupMetres) });
  if (detourMetres === null || detourMetres < NO_DETOUR_METRES) return i18next.t('search:reason.noDetour');
  return i18next.t('search:reason.detour', { distance: distanceText(detourMetres) });
}

function shareText({ coveredShare }: Match): string {
  if (coveredShare === null || coveredShare >= WHOLE_ROUTE_SHARE) return '';
  return i18next.t('search:reason.share', { percent: Math.max(1, Math.round(coveredShare * 100)) });
}

function whenText(
  { reachesPickupAt, provider: { departsAt } }: Match,
  now: number,
  group: GroupName,
): string {
  if (departsAt !== undefined) {
    const text = departsAt > now ? 'search:reason.departs' : 'search:reason.overdue';
    return i18next.t(text, { moment: departureText(departsAt, now) });
  }
  // Providers near the route may have to turn back, so their arrival is uncertain.
  if (group === 'near' || reachesPickupAt === null) return '';
  const seconds = (reachesPickupAt - now) / 1_000;
  if (seconds < 30) return i18next.t('search:reason.here');
  return i18next.t('search:reason.arrives', { time: durationText(seconds) });
}

/** '12 dk', '2 sa', or '1 sa 20 dk'. */
export function durationText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds / 60));
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return i18next.t('search:duration.minutes', { minutes });
  return i18next.t(minutes === 0 ? 'search:duration.hours' : 'search:duration.hoursMinutes', {
    hours,
    minutes,
  });
}
