import { useTranslation } from 'react-i18next';
import type { FocusEvent, PointerEvent } from 'react';
import { Icon } from '../../shared/ui/icon.js';
import { type Slide, slideOffset, SLIDES, useCarousel, useSwipe } from './use-carousel.js';
import { ContactIllustration } from './illustrations/contact-illustration.js';
import { MapIllustration } from './illustrations/map-illustration.js';
import { OnlineIllustration } from './illustrations/online-illustration.js';
import './carousel.css';

interface CarouselControlsProps {
  current: number;
  /** Whether the slides advance automatically. */
  isPlaying: boolean;
  onGo: (steps: number) => void;
  onGoTo: (index: number) => void;
  onToggle: () => void;
}

function CarouselControls({ current, isPlaying, onGo, onGoTo, onToggle }: CarouselControlsProps) {
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
          aria-label={isPlaying ? t('pause') : t('play')}
          onClick={onToggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
        </button>
      </div>
      <button type="button" className="icon-button" aria-label={t('next')} onClick={() => onGo(1)}>
        <Icon name="forward" />
      </button>
    </div>
  );
}

const ILLUSTRATIONS = { map: MapIllustration, contact: ContactIllustration, online: OnlineIllustration };

interface CarouselSlideProps {
  slide: Slide;
  /** Starts at 1. */
  number: number;
  /** Relative to the current slide: -1 is left of it, 1 is right of it. */
  offset: number;
  /** Horizontal drag, px. */
  dragged: number;
}

function CarouselSlide({ slide, number, offset, dragged }: CarouselSlideProps) {
  const { t } = useTranslation('greeting');
  const Illustration = ILLUSTRATIONS[slide];
  const current = offset === 0;
  return (
    <div
      className="carousel-slide"
      role="group"
      aria-roledescription={t('slideRole')}
      aria-label={t('slideLabel', { number, count: SLIDES.length })}
      aria-hidden={!current}
      inert={!current}
      data-current={current}
      data-dragging={dragged !== 0}
      style={{ transform: `translateX(calc(${offset * 100}% + ${dragged}px))` }}
    >
      <Illustration />
      <div className="carousel-words">
        <h2>{t(`slides.${slide}.title`)}</h2>
        <p>{t(`slides.${slide}.text`)}</p>
      </div>
    </div>
  );
}

export function Carousel() {
  const { t } = useTranslation('greeting');
  const { current, isPlaying, isRunning, goTo, go, toggle, hold } = useCarousel();
  const { dragged, handlers } = useSwipe(go);
  const holdFor = (event: PointerEvent, holding: boolean) => event.pointerType === 'mouse' && hold(holding);
  // A tap also moves the focus, but only keyboard focus pauses the slides.
  const holdForFocus = (event: FocusEvent) => event.target.matches(':focus-visible') && hold(true);

  return (
    <section
      className="carousel"
      aria-label={t('carousel')}
      aria-roledescription={t('carouselRole')}
      onPointerEnter={(event) => holdFor(event, true)}
      onPointerLeave={(event) => holdFor(event, false)}
      onFocus={holdForFocus}
      onBlur={() => hold(false)}
    >
      <div className="carousel-slides" aria-live={isRunning ? 'off' : 'polite'} {...handlers}>
        {SLIDES.map((slide, index) => (
          <CarouselSlide
            key={slide}
            slide={slide}
            number={index + 1}
            offset={slideOffset(index, current)}
            dragged={dragged}
          />
        ))}
      </div>
      <CarouselControls current={current} isPlaying={isPlaying} onGo={go} onGoTo={goTo} onToggle={toggle} />
    </section>
  );
}
