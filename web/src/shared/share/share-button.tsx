import { useTranslation } from 'react-i18next';
import { showFailure } from '../toast/show-failure.js';
import { Icon } from '../ui/icon.js';
import '../ui/button.css';
import './share-button.css';
import './share.tr.js';
import { copyLink, toLink } from './copy-link.js';

/** Shares the search in the address, or `path`; copies it if the device cannot share. */
export function ShareButton({ path }: { path?: string }) {
  const { t } = useTranslation('share');
  const share = async () => {
    const { pathname, search } = window.location;
    const link = path ?? pathname + search;
    if (typeof navigator.share !== 'function') return copyLink(link);
    try {
      await navigator.share({ url: toLink(link) });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // Closed by the user
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
