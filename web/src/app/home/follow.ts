/**
 * Whether the map goes along with an online provider: not asked for, going along, or left behind by
 * hand.
 */
export type Follow = 'off' | 'following' | 'left';

/** What may change that. */
export type FollowEvent = 'went-online' | 'went-offline' | 'moved-away' | 'came-back';

/**
 * How the map follows after an event. Who panned or looks at somebody else is left alone until
 * asking to be followed again.
 */
export function followAfter(follow: Follow, event: FollowEvent): Follow {
  if (event === 'went-offline') return 'off';
  if (event === 'went-online') return 'following';
  if (follow === 'off') return 'off';
  return event === 'moved-away' ? 'left' : 'following';
}
