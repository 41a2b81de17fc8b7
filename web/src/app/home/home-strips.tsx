import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useTranslation } from 'react-i18next';
import { OnlineStrip } from '../../features/providing/online-strip.js';
import { Strip } from '../../shared/ui/strip.js';
import { useConnected } from '../../shared/ui/use-connected.js';

interface HomeStripsProps {
  user: CurrentUser | undefined;
  userFailed: boolean;
  listFailed: boolean;
  empty: boolean;
  positionProblem: string | null;
  onLocate: () => void;
  onReload: () => void;
}

/** The slim lines above the bottom bar: what is wrong, and whether one is online. At most one warning at a time. */
export function HomeStrips(props: HomeStripsProps) {
  const { user, userFailed, listFailed, empty, positionProblem, onLocate, onReload } = props;
  const { t } = useTranslation(['home', 'shared']);
  const connected = useConnected();
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
    return empty ? <Strip icon="search">{t('empty')}</Strip> : null;
  };
  return (
    <>
      {warning()}
      {user?.isOnline === true && <OnlineStrip user={user} />}
    </>
  );
}
