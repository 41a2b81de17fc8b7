/** Limits of one user and calendar day in Türkiye. */
export interface DailyLimits {
  readonly perDay: number;
  readonly perProvider: number;
}

/** The reserved half of a day is for providers whose account is not new. */
export type DayHalf = 'reserved' | 'open';

/** A match that the user has on that day already. */
export interface MatchOfDay {
  readonly _id: number;
  readonly providerId: number;
  /** Null if it exceeds the limit of the day. */
  readonly dayHalf: DayHalf | null;
  /** Whether the inbox shows it as unread. */
  readonly isUnread: boolean;
}

export interface NewMatch {
  readonly providerId: number;
  readonly isNewProvider: boolean;
  readonly isListed: boolean;
}

export interface Placement {
  /** The half of the day against which the match counts; null if the inbox does not show it. */
  readonly dayHalf: DayHalf | null;
  readonly isDayFull: boolean;
  /** The match of a full day that the inbox no longer shows. */
  readonly replaced?: MatchOfDay | undefined;
}

/**
 * Returns null beyond the limit of the provider.
 * @param matches oldest first
 */
export function placeMatch(
  matches: readonly MatchOfDay[],
  { providerId, isNewProvider, isListed }: NewMatch,
  { perDay, perProvider }: DailyLimits,
): Placement | null {
  const ofProvider = matches.filter((match) => match.providerId === providerId);
  if (ofProvider.length >= perProvider) return null;
  const sizes = { reserved: Math.floor(perDay / 2), open: Math.ceil(perDay / 2) };
  const halves: readonly DayHalf[] = isNewProvider ? ['open'] : ['reserved', 'open'];
  const inHalf = (half: DayHalf) => matches.filter(({ dayHalf }) => dayHalf === half);
  const free = halves.find((half) => inHalf(half).length < sizes[half]);
  if (free) return { dayHalf: free, isDayFull: false };
  const replaceable = matches.filter(({ dayHalf }) => dayHalf !== null && halves.includes(dayHalf));
  const replaced = isListed ? replaceable.find(({ isUnread }) => isUnread) : undefined;
  return { dayHalf: replaced?.dayHalf ?? null, isDayFull: true, replaced };
}
