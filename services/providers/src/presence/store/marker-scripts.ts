import { RedisScript } from '../../store/redis-script.js';
import { NEXT_VERSION } from '../../store/version-script.js';

/** Seconds for which an ended session is remembered; far longer than any request lasts that could still be under way. */
const ENDED_KEPT_SECONDS = 3_600;

/**
 * Puts a marker on the map. Arguments: session, position without version, then the fields that no position changes. Refused when a
 * later session holds the hash or this one has ended. Answers {0} or {1, cell that lists it, version}.
 */
export const putMarker = new RedisScript(`${NEXT_VERSION}
  local known = redis.call('HMGET', KEYS[1], 'session', 'position', 'listedIn', 'version')
  if known[1] then
    local later = tonumber(known[1]) - tonumber(ARGV[1])
    if later > 0 or (later == 0 and not known[2]) then return {0} end
  end
  local version = nextVersion(known[2] or known[4])
  redis.call('DEL', KEYS[1])
  local position = version .. ' ' .. ARGV[2]
  redis.call('HSET', KEYS[1], 'position', position, 'listedIn', known[3] or '', 'session', ARGV[1], unpack(ARGV, 3))
  return {1, known[3] or '', version}
`);

/**
 * Takes a marker off. Argument: session. What stays for a while is a hash without a position, but with the version: it refuses what
 * is still under way, and names the cell to clean. Refused when a later session holds the hash. Answers {0} or {1, cell that lists it, version}.
 */
export const removeMarker = new RedisScript(`${NEXT_VERSION}
  local known = redis.call('HMGET', KEYS[1], 'session', 'listedIn', 'position', 'version')
  if known[1] and tonumber(known[1]) > tonumber(ARGV[1]) then return {0} end
  local version = nextVersion(known[3] or known[4])
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'session', ARGV[1], 'listedIn', known[2] or '', 'version', version)
  redis.call('EXPIRE', KEYS[1], ${ENDED_KEPT_SECONDS})
  return {1, known[2] or '', version}
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
