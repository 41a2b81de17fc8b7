/**
 * Part of the scripts that change a marker: `nextVersion(known)` is a version, as a text, greater
 * than the one that the text `known` begins with. It is Redis's clock in microseconds, so that it
 * grows even past a loss of the data; the clock is read once for all markers of a call, and texts
 * of sixteen digits compare as numbers do.
 */
export const NEXT_VERSION = `
  local time = redis.call('TIME')
  local now = time[1] .. string.rep('0', 6 - #time[2]) .. time[2]
  local function nextVersion(known)
    local before = known and string.sub(known, 1, #now) or ''
    return before < now and now or string.format('%.0f', tonumber(before) + 1)
  end
`;
