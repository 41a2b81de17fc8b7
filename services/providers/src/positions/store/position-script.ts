import { OVERTAKING_MAX_MS } from '@rotadas/contracts/providers/position';
import { positionText } from '../../presence/marker.js';
import { markerKey } from '../../store/redis-keys.js';
import { RedisScript, type ScriptCall } from '../../store/redis-script.js';
import { NEXT_VERSION } from '../../store/version-script.js';
import type { Move } from '../move.js';

/**
 * Moves markers. Argument: the JSON text of a list of positions without version, one for each marker, which costs Redis and its client
 * far less than as many arguments. Answers three such lists in one JSON text: outcomes, the cells that list them, versions. The outcome is
 * `offline` when there is no marker, `outdated` when a later position of the device overtook this one (the rule of isOvertaken). A marker
 * that was just put there has no device time, so the first position of a session always counts.
 */
export const movePositions = new RedisScript(`${NEXT_VERSION}
  local positions = cjson.decode(ARGV[1])
  local outcomes, listedIn, versions = {}, {}, {}
  for index, key in ipairs(KEYS) do
    local known = redis.call('HMGET', key, 'position', 'listedIn')
    local taken = tonumber(string.match(positions[index], '^%d+'))
    local before = taken and known[1] and tonumber(string.match(known[1], '^%d+ (%d+)'))
    local outcome, version = 'stored', '0'
    if not known[1] then
      outcome = 'offline'
    elseif before and taken < before and before - taken <= ${OVERTAKING_MAX_MS} then
      outcome = 'outdated'
    else
      version = nextVersion(known[1])
      redis.call('HSET', key, 'position', version .. ' ' .. positions[index])
    end
    outcomes[index], listedIn[index], versions[index] = outcome, known[2] or '', version
  end
  return cjson.encode({outcomes = outcomes, listedIn = listedIn, versions = versions})
`);

/** The call of it that makes `moves`. */
export function callOf(moves: readonly Move[]): ScriptCall {
  return {
    keys: moves.map(({ userId }) => markerKey(userId)),
    args: [JSON.stringify(moves.map((move) => positionText(move, move.deviceAt)))],
  };
}
