import { RedisScript } from '../../store/redis-script.js';

/**
 * Moves a marker. Arguments: at, latitude, longitude, cell. Answers {outcome, cell before}: `offline` when there is no
 * marker, `outdated` when it is from a later moment than this position.
 */
export const movePosition = new RedisScript(`
  local known = redis.call('HMGET', KEYS[1], 'at', 'cell')
  if not known[1] then return {'offline', ''} end
  if tonumber(known[1]) > tonumber(ARGV[1]) then return {'outdated', ''} end
  redis.call('HSET', KEYS[1], 'at', ARGV[1], 'latitude', ARGV[2], 'longitude', ARGV[3], 'cell', ARGV[4])
  return {'stored', known[2] or ''}
`);
