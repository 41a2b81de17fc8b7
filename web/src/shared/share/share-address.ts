import i18next from 'i18next';
import { showFailure } from '../toast/show-failure.js';
import { copyAddress } from './copy-link.js';
import './share.tr.js';

/** Opens the device's sheet; copies the address if the device cannot share. */
export async function shareAddress(address: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyAddress(address);
  try {
    await navigator.share({ url: address });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return; // Closed by the user
    showFailure(i18next.t('share:failed'), error);
  }
}
