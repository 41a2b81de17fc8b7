import i18next from 'i18next';
import { showFailure } from '../toast/show-failure.js';
import { showSuccess } from '../toast/toast-store.js';
import { shareableAddress } from './shareable-address.js';
import './share.tr.js';

/** The full address of a path of the app. */
export const toLink = (path: string): string => shareableAddress(new URL(path, window.location.href).href);

export const copyLink = (path: string): Promise<void> => copyAddress(toLink(path));

export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showSuccess(i18next.t('share:copied'));
  } catch (error) {
    showFailure(i18next.t('share:failed'), error);
  }
}
