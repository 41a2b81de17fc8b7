import { OVERTAKING_MAX_MS } from '@rotadas/contracts/providers/position';
import { RedisScript, type ScriptCall } from '../../store/redis-script.js';
import { markerKey } from '../../store/redis-keys.js';
import { NEXT_VERSION } from '../../store/version-script.js';
import type { Move } from '../move.js';

/**
 * Moves the markers of one share. Arguments: when they arrived, then for each latitude, longitude, cell, and the device's time or an
 * empty text. Answers for each, in one flat list, outcome, cell before, version: `offline` when there is no marker, `outdated` when a
 * later position of the device overtook this one (the rule of isOvertaken). A marker that was just put there has no device time, so
 * the first position of a session always counts.
 */
export const movePositions = new RedisScript(`${NEXT_VERSION}
  local function move(key, latitude, longitude, cell, deviceAt)
    local known = redis.call('HMGET', key, 'at', 'cell', 'deviceAt', 'version')
    if not known[1] then return 'offline', '', '0' end
    local before, taken = tonumber(known[3] or ''), tonumber(deviceAt)
    if before and taken and taken < before and before - taken <= ${OVERTAKING_MAX_MS} then return 'outdated', '', '0' end
    local version = nextVersion(known[4])
    redis.call('HSET', key, 'at', ARGV[1], 'latitude', latitude, 'longitude', longitude, 'cell', cell,
      'deviceAt', deviceAt, 'version', version)
    return 'stored', known[2] or '', version
  end
  local answers = {}
  for index, key in ipairs(KEYS) do
    local first, answer = index * 4 - 2, index * 3 - 2
    answers[answer], answers[answer + 1], answers[answer + 2] =
      move(key, ARGV[first], ARGV[first + 1], ARGV[first + 2], ARGV[first + 3])
  end
  return answers
`);

/** The call of it that makes `moves`, all of one share, which arrived at `now`. */
export function callOf(moves: readonly Move[], now: number): ScriptCall {
  return {
    keys: moves.map(({ userId }) => markerKey(userId)),
    args: [
      now,
      ...moves.flatMap(({ latitude, longitude, cell, deviceAt }) => [
        latitude,
        longitude,
        cell,
        deviceAt ?? '',
      ]),
    ],
  };
}
