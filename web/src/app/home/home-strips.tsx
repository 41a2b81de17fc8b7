import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useTranslation } from 'react-i18next';
import { OnlineStrip } from '../../features/providing/online-strip.js';
import { Strip } from '../../shared/ui/strip.js';
import { useConnected } from '../../shared/ui/use-connected.js';
import { useWide } from '../../shared/ui/use-wide.js';

interface HomeStripsProps {
  user: CurrentUser | undefined;
  userFailed: boolean;
  listFailed: boolean;
  /** Why the list is empty, where it is. */
  nobody: 'near' | 'on-the-way' | null;
  positionProblem: string | null;
  /** Whether the page has to stay open for positions to be sent. */
  mustStayOpen: boolean;
  onStayOpenRead: () => void;
  onLocate: () => void;
  onReload: () => void;
}

/**
 * The slim lines above the bottom bar: what is wrong, and whether one is online. At most one
 * warning at a time.
 */
export function HomeStrips(props: HomeStripsProps) {
  const { user, userFailed, listFailed, nobody, positionProblem, onLocate, onReload } = props;
  const { mustStayOpen, onStayOpenRead } = props;
  const { t } = useTranslation(['home', 'shared', 'own-position']);
  const connected = useConnected();
  const wide = useWide();
  const warning = () => {
    const again = { label: t('shared:retry'), onClick: onReload };
    if (!connected) return <Strip icon="offline">{t('offline')}</Strip>;
    if (listFailed)
      return (
        <Strip icon="alert" action={again}>
          {t('listFailed')}
        </Strip>
      );
    if (userFailed && user === undefined)
      return (
        <Strip icon="alert" action={again}>
          {t('userFailed')}
        </Strip>
      );
    if (positionProblem !== null) {
      return (
        <Strip icon="place" action={{ label: t('shared:retry'), onClick: onLocate }}>
          {positionProblem}
        </Strip>
      );
    }
    if (mustStayOpen) {
      return (
        <Strip icon="about" action={{ label: t('own-position:stayOpenRead'), onClick: onStayOpenRead }}>
          {t('own-position:stayOpen')}
        </Strip>
      );
    }
    if (nobody === null || wide) return null; // the list beside the map says it
    return <Strip icon="search">{nobody === 'near' ? t('empty') : t('emptyRoute')}</Strip>;
  };
  return (
    <>
      {warning()}
      {user?.isOnline === true && <OnlineStrip user={user} />}
    </>
  );
}
