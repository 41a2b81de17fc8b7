import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/ui/icon.js';
import { SLIDES } from './slide-order.js';

interface CarouselControlsProps {
  current: number;
  /** Whether the slides go on by themselves. */
  playing: boolean;
  onGo: (steps: number) => void;
  onGoTo: (index: number) => void;
  onToggle: () => void;
}

/** Back, the dots, pause, forward. */
export function CarouselControls({ current, playing, onGo, onGoTo, onToggle }: CarouselControlsProps) {
  const { t } = useTranslation('greeting');
  return (
    <div className="carousel-controls">
      <button type="button" className="icon-button" aria-label={t('previous')} onClick={() => onGo(-1)}>
        <Icon name="back" />
      </button>
      <div className="carousel-dots">
        {SLIDES.map((slide, index) => (
          <button
            key={slide}
            type="button"
            className="carousel-dot"
            aria-label={t('goTo', { number: index + 1 })}
            aria-current={index === current}
            onClick={() => onGoTo(index)}
          />
        ))}
        <button
          type="button"
          className="icon-button carousel-pause"
          aria-label={playing ? t('pause') : t('play')}
          onClick={onToggle}
        >
          <Icon name={playing ? 'pause' : 'play'} size={18} />
        </button>
      </div>
      <button type="button" className="icon-button" aria-label={t('next')} onClick={() => onGo(1)}>
        <Icon name="forward" />
      </button>
    </div>
  );
}
