import type { MatchAnswer } from '@rotadas/contracts/matching/match';
import { aProvider } from '../../../test/support/providers.js';
import { isOutdated, watchedOf } from './watched.js';

const match = (id: number): MatchAnswer['matches'][number] => ({
  provider: aProvider(id),
  reason: 'way',
  detourMetres: 0,
  detourSeconds: 0,
  pickup: null,
  dropoff: null,
  distanceToPickupMetres: 0,
  reachesPickupAt: null,
  coveredShare: 1,
  line: null,
});
const answer: MatchAnswer = { route: null, router: 'embedded', matches: [match(1)], nearly: [match(2)] };
const seen = (...providers: ReturnType<typeof aProvider>[]) => watchedOf(answer, providers);

it('is not out of date by who moves, comes into view, or is not in it', () => {
  expect(isOutdated(answer, seen(aProvider(1)), seen(aProvider(1, { latitude: 41 }), aProvider(2)))).toBe(
    false,
  );
  expect(isOutdated(answer, seen(aProvider(1), aProvider(3)), seen(aProvider(1)))).toBe(false);
  expect(isOutdated({ ...answer, nearly: [] }, seen(aProvider(2)), seen())).toBe(false);
});

it('is out of date when one of those in it went, or changed the offer', () => {
  expect(isOutdated(answer, seen(aProvider(1), aProvider(2)), seen(aProvider(1)))).toBe(true);
  expect(isOutdated(answer, seen(aProvider(1)), seen(aProvider(1, { serviceTo: 'Konya' })))).toBe(true);
});

it('is out of date when somebody of whom it has only a plan comes into view', () => {
  const planned = match(1);
  planned.provider = aProvider(1, { departsAt: Date.now() + 3_600_000 });
  const onlyPlanned = { ...answer, matches: [planned] };
  const live = watchedOf(onlyPlanned, [aProvider(1)]);
  expect(isOutdated(onlyPlanned, new Map(), live)).toBe(true);
  expect(isOutdated(onlyPlanned, live, live)).toBe(false);
});
