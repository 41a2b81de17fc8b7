import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '../../features/home/bottom-bar.js';
import { RecentreButton } from '../../features/home/recentre-button.js';
import { HomeStrips } from './home-strips.js';

interface HomeBottomProps {
  bar: ComponentProps<typeof BottomBar>;
  strips: ComponentProps<typeof HomeStrips>;
  onRecentre: () => void;
}

/** Everything at the thumb: recentre, the strips, the bar. */
export function HomeBottom({ bar, strips, onRecentre }: HomeBottomProps) {
  const { t } = useTranslation('home');
  return (
    <section className="home-bottom" aria-label={t('bottom')}>
      <div className="home-recentre">
        <RecentreButton busy={bar.locating} onClick={onRecentre} />
      </div>
      <HomeStrips {...strips} />
      <BottomBar {...bar} />
    </section>
  );
}
