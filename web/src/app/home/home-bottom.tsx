import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '../../features/home/bottom-bar.js';
import { FollowButton } from '../../features/home/follow-button.js';
import { RecentreButton } from '../../features/home/recentre-button.js';
import { HomeStrips } from './home-strips.js';

interface HomeBottomProps {
  bar: ComponentProps<typeof BottomBar>;
  strips: ComponentProps<typeof HomeStrips>;
  onRecentre: () => void;
  /** Null while the map follows, or has nobody to follow. */
  onFollow: (() => void) | null;
}

/** Everything at the thumb: recentre, the strips, the bar. */
export function HomeBottom({ bar, strips, onRecentre, onFollow }: HomeBottomProps) {
  const { t } = useTranslation('home');
  return (
    <section className="home-bottom" aria-label={t('bottom')}>
      <div className="home-recentre">
        {onFollow && <FollowButton onClick={onFollow} />}
        <RecentreButton busy={bar.locating} onClick={onRecentre} />
      </div>
      <HomeStrips {...strips} />
      <BottomBar {...bar} />
    </section>
  );
}
