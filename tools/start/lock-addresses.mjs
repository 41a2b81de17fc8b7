const FOLDER = 'node_modules/';

/**
 * Adds the address of every package to a lockfile. The committed lockfiles have none, so npm would
 * first download the list of all versions of each package.
 * @param {string} text
 * @param {string} registry as `npm config get registry` prints it
 */
export function withAddresses(text, registry) {
  const base = registry.trim().replace(/\/$/, '');
  const lock = JSON.parse(text);
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes(FOLDER) || entry.link || entry.inBundle || entry.resolved) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    entry.resolved = `${base}/${name}/-/${file}`;
  }
  return JSON.stringify(lock);
}
