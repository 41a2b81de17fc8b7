import { OVERTAKING_MAX_MS } from '@rotadas/contracts/providers/position';
import { RedisScript } from '../../store/redis-script.js';
import { NEXT_VERSION } from '../../store/version-script.js';

/**
 * Moves a marker. Arguments: at, latitude, longitude, cell, the device's time or an empty text. Answers {outcome, cell
 * before, version}: `offline` when there is no marker, `outdated` when a later position of the device overtook this one (the rule of
 * isOvertaken). A marker that was just put there has no device time, so the first position of a session always counts.
 */
export const movePosition = new RedisScript(`${NEXT_VERSION}
  local known = redis.call('HMGET', KEYS[1], 'at', 'cell', 'deviceAt', 'version')
  if not known[1] then return {'offline', '', '0'} end
  local before, taken = tonumber(known[3] or ''), tonumber(ARGV[5])
  if before and taken and taken < before and before - taken <= ${OVERTAKING_MAX_MS} then return {'outdated', '', '0'} end
  local version = nextVersion(known[4])
  redis.call('HSET', KEYS[1], 'at', ARGV[1], 'latitude', ARGV[2], 'longitude', ARGV[3], 'cell', ARGV[4],
    'deviceAt', ARGV[5], 'version', version)
  return {'stored', known[2] or '', version}
`);
