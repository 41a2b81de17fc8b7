import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.js';
import '../ui/button.css';
import './share-button.css';
import './share.tr.js';
import { toLink } from './copy-link.js';
import { shareAddress } from './share-address.js';

/** Shares the search in the address, or `path`; copies it if the device cannot share. */
export function ShareButton({ path }: { path?: string }) {
  const { t } = useTranslation('share');
  const share = () => {
    const { pathname, search } = window.location;
    return shareAddress(toLink(path ?? pathname + search));
  };
  return (
    <button type="button" className="link-button share-button" onClick={() => void share()}>
      <Icon name="share" size={20} />
      {t('action')}
    </button>
  );
}
