import { LAST_POSITION_MAX_AGE_MS } from '../domain/marker.js';
import { RedisScript } from '../../store/redis-script.js';
import { NEXT_VERSION } from '../../store/version-script.js';

/** The minimum retention of an ended session, seconds; longer than any request under way lasts. */
const ENDED_RETENTION_SECONDS = 300;

/**
 * Puts a marker on the map. Keys: its hash, the geo-set, the set of those awaiting a position.
 * Arguments: user id, session, longitude and latitude for the geo-set, position without version,
 * then the fields that no position changes. Refused where a later session holds the hash or this
 * one has ended. Answers {0} or {1, the position field before, version}.
 */
export const putMarker = new RedisScript(`${NEXT_VERSION}
  local known = redis.call('HMGET', KEYS[1], 'session', 'position', 'version')
  if known[1] then
    local later = tonumber(known[1]) - tonumber(ARGV[2])
    if later > 0 or (later == 0 and not known[2]) then return {0} end
  end
  local version = nextVersion(known[2] or known[3])
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'position', version .. ' ' .. ARGV[5], 'session', ARGV[2], unpack(ARGV, 6))
  redis.call('GEOADD', KEYS[2], ARGV[3], ARGV[4], ARGV[1])
  redis.call('ZREM', KEYS[3], ARGV[1])
  return {1, known[2] or '', version}
`);

/**
 * Takes a marker off the map. Keys and answers: those of `putMarker`. Arguments: user id, session.
 * A hash without a position, but with the version, is retained for a while: it refuses what is
 * still under way. The last position stays in it until a day after it was received. Refused where a
 * later session holds the hash.
 */
export const removeMarker = new RedisScript(`${NEXT_VERSION}
  local known = redis.call('HMGET', KEYS[1], 'session', 'position', 'version', 'lastPosition')
  if known[1] and tonumber(known[1]) > tonumber(ARGV[2]) then return {0} end
  local version = nextVersion(known[2] or known[3])
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'session', ARGV[2], 'version', version)
  local last = known[2] or known[4]
  local receivedAt = last and tonumber(string.match(last, '%d+$')) or 0
  local left = math.floor((receivedAt + ${LAST_POSITION_MAX_AGE_MS}) / 1000) - tonumber(time[1])
  if left >= ${ENDED_RETENTION_SECONDS} then
    redis.call('HSET', KEYS[1], 'lastPosition', last)
  end
  redis.call('EXPIRE', KEYS[1], math.max(left, ${ENDED_RETENTION_SECONDS}))
  redis.call('ZREM', KEYS[2], ARGV[1])
  redis.call('ZREM', KEYS[3], ARGV[1])
  return {1, known[2] or '', version}
`);

/**
 * Changes what a marker that is on the map shows, and leaves its position. Arguments: session, then
 * the fields that no position changes. Refused where a later session holds the hash or this one has
 * ended.
 */
export const relabelMarker = new RedisScript(`${NEXT_VERSION}
  local known = redis.call('HMGET', KEYS[1], 'session', 'position')
  if not known[2] or tonumber(known[1]) > tonumber(ARGV[1]) then return 0 end
  local renewed = string.gsub(known[2], '^%d+', nextVersion(known[2]))
  redis.call('HDEL', KEYS[1], 'details')
  redis.call('HSET', KEYS[1], 'position', renewed, 'session', ARGV[1], unpack(ARGV, 2))
  return 1
`);

/** Changes name and phone of a marker that is on the map. Arguments: name, phone. */
export const renameMarker = new RedisScript(`${NEXT_VERSION}
  local position = redis.call('HGET', KEYS[1], 'position')
  if position then
    local renewed = string.gsub(position, '^%d+', nextVersion(position))
    redis.call('HSET', KEYS[1], 'fullName', ARGV[1], 'phone', ARGV[2], 'position', renewed)
  end
  return 1
`);
