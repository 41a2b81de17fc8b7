import { RedisScript } from '../../store/redis-script.js';

/**
 * Puts a marker of another layout into this one. Keys: its hash, the geo-set, the set of those
 * awaiting a position. Arguments: user id, longitude and latitude for the geo-set, session,
 * position, then the other fields of the hash. Refused where this layout has the marker in the same
 * version or a later one, or knows that its session has ended. Versions are texts of sixteen
 * digits, which compare as numbers do.
 */
export const adoptMarker = new RedisScript(`
  local known = redis.call('HMGET', KEYS[1], 'position', 'session')
  if known[1] and string.sub(known[1], 1, 16) >= string.sub(ARGV[5], 1, 16) then return 0 end
  if not known[1] and known[2] and tonumber(known[2]) >= tonumber(ARGV[4]) then return 0 end
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'session', ARGV[4], 'position', unpack(ARGV, 5))
  redis.call('GEOADD', KEYS[2], ARGV[2], ARGV[3], ARGV[1])
  redis.call('ZREM', KEYS[3], ARGV[1])
  return 1
`);

/**
 * Drops what was brought elsewhere. Keys: those of `adoptMarker`, of the other layout. Arguments:
 * user id, and the field `position` as it was read, empty where there was none. What has changed
 * since stays for the next time.
 */
export const dropMarker = new RedisScript(`
  if (redis.call('HGET', KEYS[1], 'position') or '') ~= ARGV[2] then return 0 end
  redis.call('DEL', KEYS[1])
  redis.call('ZREM', KEYS[2], ARGV[1])
  redis.call('ZREM', KEYS[3], ARGV[1])
  return 1
`);
