import { MAP_ADDRESS } from '@rotadas/contracts/matching/map-address';
import { PATHS } from '../shared/paths.js';
import { tabStorage } from '../shared/storage/browser-storage.js';

/** The page that a link led to, until somebody is signed in; in the tab alone. */
const KEY = 'wanted-page';

/** The parts of an address. */
interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Whether links that are shared or sent lead there: whoever follows one wants to get there. */
function isLinked({ pathname, search }: Address): boolean {
  const said = new URLSearchParams(search);
  if (pathname === PATHS.home) return Object.values(MAP_ADDRESS).some((name) => said.has(name));
  return pathname.startsWith(PATHS.notifications);
}

/** Keeps a page that a signed-out person was led to, for after the sign-in. */
export function keepWantedPage(address: Address): void {
  if (isLinked(address)) tabStorage.set(KEY, address.pathname + address.search + address.hash);
}

/** Where whoever signs in goes: to the page that was wanted, else home. */
export const wantedPage = (): string => tabStorage.get(KEY) ?? PATHS.home;

/** Forgets the wanted page: it is shown. */
export const forgetWantedPage = (): void => tabStorage.remove(KEY);
