import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a folder has the packages of its lockfile. npm writes node_modules/.package-lock.json
 * last, so an interrupted installation does not count.
 * @param {string} folder
 * @param {{ withDev?: boolean }} [options]
 */
export function isInstalled(folder, options) {
  const locked = readPackages(join(folder, 'package-lock.json'));
  try {
    return matches(locked, readPackages(join(folder, 'node_modules/.package-lock.json')), options);
  } catch {
    return false; // the file is missing or damaged
  }
}

/**
 * Whether every locked package is present in its version, and no other one. Workspaces are links.
 * @param {Record<string, LockedPackage>} locked
 * @param {Record<string, LockedPackage>} present
 * @param {{ withDev?: boolean }} [options]
 */
export function matches(locked, present, { withDev = true } = {}) {
  if (Object.keys(present).some((path) => locked[path] === undefined)) return false;
  return Object.entries(locked)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => {
      const found = present[path];
      if (found === undefined) return isDispensable(entry, withDev);
      return found.version === entry.version && found.integrity === entry.integrity;
    });
}

/**
 * Packages of other platforms, extraneous ones, which npm skips, and omitted development ones.
 * @param {LockedPackage} entry
 * @param {boolean} withDev
 */
function isDispensable({ dev, optional, devOptional, extraneous }, withDev) {
  return (dev === true && !withDev) || optional === true || devOptional === true || extraneous === true;
}

/** @param {string} file @returns {Record<string, LockedPackage>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * @typedef {{
 *   version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean,
 *   extraneous?: boolean, link?: boolean
 * }} LockedPackage
 */
