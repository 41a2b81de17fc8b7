import { useTranslation } from 'react-i18next';
import { showFailure } from '../../shared/toast/show-failure.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { Icon } from '../../shared/ui/icon.js';
import { shareableAddress } from './shareable-address.js';
import './search.tr.js';

/** Shares the address of the page, or copies it if the device cannot share. */
export function ShareButton() {
  const { t } = useTranslation('search');
  const share = async () => {
    const url = shareableAddress(window.location.href);
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      showSuccess(t('share.copied'));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // closed by the user
      showFailure(t('share.failed'), error);
    }
  };
  return (
    <button type="button" className="link-button share-button" onClick={() => void share()}>
      <Icon name="share" size={20} />
      {t('share.action')}
    </button>
  );
}
