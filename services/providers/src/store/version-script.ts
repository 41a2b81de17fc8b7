/**
 * Part of scripts that change a marker: `nextVersion(known)` is a text that is greater than the known version. It is Redis's
 * clock, in microseconds, so that it grows even past the loss of the data; written once for all markers of a call, as writing a
 * number costs more than reading a marker.
 */
export const NEXT_VERSION = `
  local time = redis.call('TIME')
  local nowText = time[1] .. string.rep('0', 6 - #time[2]) .. time[2]
  local now = tonumber(nowText)
  local function nextVersion(known)
    local before = tonumber(known or '') or 0
    return before < now and nowText or string.format('%.0f', before + 1)
  end
`;
