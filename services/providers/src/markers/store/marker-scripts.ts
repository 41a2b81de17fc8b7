import { OVERTAKING_MAX_MS } from '@rotadas/contracts/providers/position';
import { RedisScript } from '@rotadas/service-kit/redis/redis-script';
import { LAST_POSITION_MAX_AGE_MS } from '../domain/marker.js';

/** Minimum retention of an ended session, s; longer than any request. */
const ENDED_RETENTION_SECONDS = 300;

/** Lua: Redis's clock in microseconds, or a larger number after a version in the future. */
const NEXT_VERSION = `
  local time = redis.call('TIME')
  local now = time[1] .. string.rep('0', 6 - #time[2]) .. time[2]
  local function nextVersion(known)
    local before = known and string.sub(known, 1, #now) or ''
    return before < now and now or string.format('%.0f', tonumber(before) + 1)
  end
`;

/**
 * Keys: hash, geo-set, awaiting set. Arguments: user ID, session, TTL, longitude, latitude (as the
 * geo-set takes them), position without version, other fields. Rejected if a later session has the
 * hash or this one has ended. Returns {0} or {1, previous position field, version}.
 */
export const PUT = new RedisScript(`${NEXT_VERSION}
  local known = redis.call('HMGET', KEYS[1], 'session', 'position', 'version')
  if known[1] then
    local later = tonumber(known[1]) - tonumber(ARGV[2])
    if later > 0 or (later == 0 and not known[2]) then return {0} end
  end
  local version = nextVersion(known[2] or known[3])
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'position', version .. ' ' .. ARGV[6], unpack(ARGV, 7))
  redis.call('GEOADD', KEYS[2], ARGV[4], ARGV[5], ARGV[1])
  redis.call('ZREM', KEYS[3], ARGV[1])
  for index = 1, 2 do redis.call('EXPIRE', KEYS[index], ARGV[3]) end
  return {1, known[2] or '', version}
`);

/**
 * Keys and result as for PUT. Arguments: user ID, session. Rejected like PUT, by a later session.
 * The remaining hash rejects late requests of the ended session.
 */
export const REMOVE = new RedisScript(`${NEXT_VERSION}
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
  for index = 2, 3 do redis.call('ZREM', KEYS[index], ARGV[1]) end
  return {1, known[2] or '', version}
`);

/** Arguments: session, fields to write. Rejected like REMOVE, or if the session has ended. */
export const UPDATE = new RedisScript(`${NEXT_VERSION}
  local known = redis.call('HMGET', KEYS[1], 'session', 'position')
  if not known[2] or tonumber(known[1]) > tonumber(ARGV[1]) then return 0 end
  local renewed = string.gsub(known[2], '^%d+', nextVersion(known[2]))
  redis.call('HSET', KEYS[1], 'position', renewed, unpack(ARGV, 2))
  return 1
`);

/** The first digits of a time in microseconds, which change every 10 s. */
const EXTENSION_DIGITS = 9;

/**
 * Keys: geo-set, then the hashes. Arguments: positions without version; longitude, latitude and
 * user ID of each, both as JSON, cheaper than as many arguments; TTL; numbers of the positions from
 * devices, as JSON. Returns JSON lists of outcomes, previous fields and versions. `outdated` is the
 * rule of isOvertaken; a marker that was just put has no device time, so the first position of a
 * session counts. Extends the TTL of a marker at most once per interval of 10 s, since each
 * extension costs Redis time.
 */
export const MOVE = new RedisScript(`${NEXT_VERSION}
  local positions, places = cjson.decode(ARGV[1]), cjson.decode(ARGV[2])
  local outcomes, previous, versions, moved, count = {}, {}, {}, {}, 0
  local fromDevice = {}
  for _, index in ipairs(cjson.decode(ARGV[4])) do fromDevice[index] = true end
  local interval = string.sub(now, 1, ${EXTENSION_DIGITS})
  for index, position in ipairs(positions) do
    local key = KEYS[index + 1]
    local known = redis.call('HGET', key, 'position')
    local taken = tonumber(string.match(position, '^%d+'))
    local before = taken and known and tonumber(string.match(known, '^%d+ (%d+)'))
    local outcome, version = 'stored', '0'
    if not known then
      outcome = 'offline'
    elseif before and taken < before and (fromDevice[index] or before - taken <= ${OVERTAKING_MAX_MS}) then
      outcome = 'outdated'
    else
      version = nextVersion(known)
      redis.call('HSET', key, 'position', version .. ' ' .. position)
      if string.sub(known, 1, ${EXTENSION_DIGITS}) ~= interval then redis.call('EXPIRE', key, ARGV[3]) end
      local at = index * 3
      moved[count + 1], moved[count + 2], moved[count + 3] = places[at - 2], places[at - 1], places[at]
      count = count + 3
    end
    outcomes[index], previous[index], versions[index] = outcome, known or '', version
  end
  if count > 0 then
    redis.call('GEOADD', KEYS[1], unpack(moved))
    redis.call('EXPIRE', KEYS[1], ARGV[3])
  end
  return cjson.encode({outcomes = outcomes, previous = previous, versions = versions})
`);
