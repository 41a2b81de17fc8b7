import { OVERTAKING_MAX_MS } from '@rotadas/contracts/providers/position';
import { geoPlace } from '../../markers/store/geo-place.js';
import { positionText } from '../../markers/store/marker.mapper.js';
import type { MarkerShard } from '../../store/marker-shard.js';
import { RedisScript, type ScriptCall } from '../../store/redis-script.js';
import { NEXT_VERSION } from '../../store/version-script.js';
import type { Move } from '../domain/move.js';

/**
 * Moves markers, in their hashes and by one GEOADD for all of them in the geo-set. Keys: the
 * geo-set, then each marker's hash. Arguments: the JSON texts of two lists, which cost Redis and
 * its client far less than as many arguments: the positions without version, and for each of them
 * longitude, latitude and user id for the geo-set. Answers three lists in one JSON text: outcomes,
 * the position fields before, versions. The outcome is `offline` where there is no marker,
 * `outdated` where a later position of the device overtook this one (the rule of isOvertaken). A
 * marker that was just put on the map has no device time, so the first position of a session always
 * counts.
 */
export const movePositions = new RedisScript(`${NEXT_VERSION}
  local positions, places = cjson.decode(ARGV[1]), cjson.decode(ARGV[2])
  local outcomes, previous, versions, moved, count = {}, {}, {}, {}, 0
  for index, position in ipairs(positions) do
    local key = KEYS[index + 1]
    local known = redis.call('HGET', key, 'position')
    local taken = tonumber(string.match(position, '^%d+'))
    local before = taken and known and tonumber(string.match(known, '^%d+ (%d+)'))
    local outcome, version = 'stored', '0'
    if not known then
      outcome = 'offline'
    elseif before and taken < before and before - taken <= ${OVERTAKING_MAX_MS} then
      outcome = 'outdated'
    else
      version = nextVersion(known)
      redis.call('HSET', key, 'position', version .. ' ' .. position)
      local at = index * 3
      moved[count + 1], moved[count + 2], moved[count + 3] = places[at - 2], places[at - 1], places[at]
      count = count + 3
    end
    outcomes[index], previous[index], versions[index] = outcome, known or '', version
  end
  if count > 0 then redis.call('GEOADD', KEYS[1], unpack(moved)) end
  return cjson.encode({outcomes = outcomes, previous = previous, versions = versions})
`);

/** The call of `movePositions` that makes `moves`, all of one shard. */
export function moveCallOf(shard: MarkerShard, moves: readonly Move[]): ScriptCall {
  const positions = moves.map((move) => positionText(move, move.deviceAt));
  const places = moves.flatMap((move) => {
    const { longitude, latitude } = geoPlace(move);
    return [String(longitude), String(latitude), String(move.userId)];
  });
  return {
    keys: [shard.geoKey, ...moves.map(({ userId }) => shard.markerKey(userId))],
    args: [JSON.stringify(positions), JSON.stringify(places)],
  };
}
