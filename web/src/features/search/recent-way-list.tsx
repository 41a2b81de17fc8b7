import { useTranslation } from 'react-i18next';
import { entryOf } from '../../shared/places/chosen-place.js';
import { Icon } from '../../shared/ui/icon.js';
import { recentWays, wayName } from './recent-ways.js';
import type { RouteWish } from './search.js';

interface RecentWaysProps {
  userId: string;
  onWay: (way: RouteWish) => void;
}

/** The last five searched ways, each a tap away; nothing for who has searched none. */
export function RecentWays({ userId, onWay }: RecentWaysProps) {
  const { t } = useTranslation('search');
  const ways = recentWays(userId);
  if (ways.length === 0) return null;
  return (
    <div className="recent-ways" role="group" aria-label={t('recent')}>
      <p>{t('recent')}</p>
      {ways.map((way) => (
        <button
          key={wayName(way)}
          type="button"
          onClick={() => onWay({ from: entryOf(way.from), to: entryOf(way.to) })}
        >
          <Icon name="clock" size={20} />
          <span>{wayName(way)}</span>
        </button>
      ))}
    </div>
  );
}
