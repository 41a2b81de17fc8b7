import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether the packages in a folder are those of its lockfile. npm notes what it installed in
 * node_modules/.package-lock.json, and does so last, so an interrupted installation counts as none.
 * @param {string} folder
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  return matches(readPackages(join(folder, 'package-lock.json')), readPackages(installed));
}

/**
 * Whether every wanted package is there in the wanted version; workspaces are links.
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} present
 * @returns {boolean}
 */
export function matches(wanted, present) {
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !isDispensable(entry))
    .every(([path, entry]) => {
      const found = present[path];
      return found !== undefined && found.version === entry.version && found.integrity === entry.integrity;
    });
}

/**
 * Whether a package may be missing: one of another platform, or one that nothing asks for and npm
 * therefore skips.
 * @param {LockedPackage} entry
 */
function isDispensable({ optional, devOptional, extraneous }) {
  return optional === true || devOptional === true || extraneous === true;
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
 *   version?: string, integrity?: string, optional?: boolean, devOptional?: boolean,
 *   extraneous?: boolean, link?: boolean
 * }} LockedPackage
 */
