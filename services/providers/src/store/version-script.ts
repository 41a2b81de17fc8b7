/**
 * Part of scripts that change a marker: `nextVersion(known)` is a text that is greater than the known version. It is Redis's
 * clock, in microseconds, so that it grows even past the loss of the data.
 */
export const NEXT_VERSION = `
  local time = redis.call('TIME')
  local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
  local function nextVersion(known)
    return string.format('%.0f', math.max(now, (tonumber(known or '') or 0) + 1))
  end
`;
