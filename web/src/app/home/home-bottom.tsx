import { type ComponentProps, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '../../features/home/bottom-bar.js';
import { FollowButton, RecentreButton } from '../../features/home/map-buttons.js';
import { HomeStrips } from './home-strips.js';
import { ListSheet } from './later-parts.js';

interface HomeBottomProps {
  /** The list of phones; null on wide screens. */
  list: ComponentProps<typeof ListSheet> | null;
  bar: ComponentProps<typeof BottomBar>;
  strips: ComponentProps<typeof HomeStrips>;
  onRecentre: () => void;
  /** Null while the map follows, or has nobody to follow. */
  onFollow: (() => void) | null;
}

/** Everything at the thumb: recentre, the list of phones, the strips, the bar. */
export function HomeBottom({ list, bar, strips, onRecentre, onFollow }: HomeBottomProps) {
  const { t } = useTranslation('home');
  return (
    <section className="home-bottom" aria-label={t('bottom')}>
      <div className="home-recentre">
        {onFollow && <FollowButton onClick={onFollow} />}
        <RecentreButton busy={bar.locating} onClick={onRecentre} />
      </div>
      <Suspense fallback={list && <div className="list-sheet-space" />}>
        {list && <ListSheet {...list} />}
      </Suspense>
      <HomeStrips {...strips} />
      <BottomBar {...bar} />
    </section>
  );
}
