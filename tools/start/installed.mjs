import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a folder has the packages of its lockfile, without those of `devDependencies` unless
 * `withDev`. npm writes node_modules/.package-lock.json at the end of an installation, so an
 * interrupted one does not count.
 * @param {string} folder
 * @param {{ withDev?: boolean }} [options]
 * @returns {boolean}
 */
export function isInstalled(folder, options) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  try {
    return matches(wanted, readPackages(join(folder, 'node_modules/.package-lock.json')), options);
  } catch {
    return false; // the file is missing or damaged
  }
}

/**
 * Whether every wanted package is present in the wanted version; workspaces are links.
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} present
 * @param {{ withDev?: boolean }} [options]
 * @returns {boolean}
 */
export function matches(wanted, present, { withDev = true } = {}) {
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => {
      const found = present[path];
      if (found === undefined) return isDispensable(entry, withDev);
      return found.version === entry.version && found.integrity === entry.integrity;
    });
}

/**
 * Whether a package may be missing: one of another platform, one that nothing depends on and npm
 * therefore skips, or a development dependency where those are not wanted.
 * @param {LockedPackage} entry
 * @param {boolean} withDev
 */
function isDispensable({ dev, optional, devOptional, extraneous }, withDev) {
  return (dev === true && !withDev) || optional === true || devOptional === true || extraneous === true;
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * @typedef {{
 *   version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean,
 *   extraneous?: boolean, link?: boolean
 * }} LockedPackage
 */
