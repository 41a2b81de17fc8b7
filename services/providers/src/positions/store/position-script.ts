import { OVERTAKING_MAX_MS } from '@rotadas/contracts/providers/position';
import { RedisScript, type ScriptCall } from '../../store/redis-script.js';
import { markerKey } from '../../store/redis-keys.js';
import { NEXT_VERSION } from '../../store/version-script.js';
import type { Move } from '../move.js';

/**
 * Moves the markers of one share. Arguments: when they arrived, and in one JSON text, which costs Redis and its client far less than as
 * many arguments, a list for each marker: latitude, longitude, cell, and the device's time or an empty text. Answers in one JSON text a list
 * for each: outcome, cell that lists it, version. The outcome is `offline` when there is no marker, `outdated` when a later position of the device
 * overtook this one (the rule of isOvertaken). A marker that was just put there has no device time, so the first position of
 * a session always counts.
 */
export const movePositions = new RedisScript(`${NEXT_VERSION}
  local function move(key, latitude, longitude, cell, deviceAt)
    local known = redis.call('HMGET', key, 'at', 'listedIn', 'deviceAt', 'version')
    if not known[1] then return {'offline', '', '0'} end
    local before, taken = tonumber(known[3] or ''), tonumber(deviceAt)
    if before and taken and taken < before and before - taken <= ${OVERTAKING_MAX_MS} then return {'outdated', '', '0'} end
    local version = nextVersion(known[4])
    redis.call('HSET', key, 'at', ARGV[1], 'latitude', latitude, 'longitude', longitude, 'cell', cell,
      'deviceAt', deviceAt, 'version', version)
    return {'stored', known[2] or '', version}
  end
  local moves, answers = cjson.decode(ARGV[2]), {}
  for index, key in ipairs(KEYS) do answers[index] = move(key, unpack(moves[index])) end
  return cjson.encode(answers)
`);

/** The call of it that makes `moves`, all of one share, which arrived at `now`. */
export function callOf(moves: readonly Move[], now: number): ScriptCall {
  return {
    keys: moves.map(({ userId }) => markerKey(userId)),
    args: [now, JSON.stringify(moves.map(fieldsOf))],
  };
}

/** As texts: Redis would write a number in its own way. */
function fieldsOf({ latitude, longitude, cell, deviceAt }: Move): string[] {
  return [String(latitude), String(longitude), cell, String(deviceAt ?? '')];
}
