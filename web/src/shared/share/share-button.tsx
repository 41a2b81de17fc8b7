import { useTranslation } from 'react-i18next';
import { showFailure } from '../toast/show-failure.js';
import { showSuccess } from '../toast/toast-store.js';
import { Icon } from '../ui/icon.js';
import '../ui/button.css';
import './share-button.css';
import './share.tr.js';
import { shareableAddress } from './shareable-address.js';

/** Shares the address of the page, or of `path`; copies it if the device cannot share. */
export function ShareButton({ path }: { path?: string }) {
  const { t } = useTranslation('share');
  const share = async () => {
    const { href } = window.location;
    const url = shareableAddress(path === undefined ? href : new URL(path, href).href);
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      showSuccess(t('copied'));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // closed by the user
      showFailure(t('failed'), error);
    }
  };
  return (
    <button type="button" className="link-button share-button" onClick={() => void share()}>
      <Icon name="share" size={20} />
      {t('action')}
    </button>
  );
}
