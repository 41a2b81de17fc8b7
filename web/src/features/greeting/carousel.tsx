import type { FocusEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CarouselControls } from './carousel-controls.js';
import './carousel.css';
import { CarouselSlide } from './carousel-slide.js';
import { SLIDES, slideOffset } from './slide-order.js';
import { useCarousel } from './use-carousel.js';
import { useSwipe } from './use-swipe.js';

/** The three slides, with every way to move among them (spec 2, 9). */
export function Carousel() {
  const { t } = useTranslation('greeting');
  const { current, playing, running, goTo, go, toggle, hold } = useCarousel();
  const { dragged, handlers } = useSwipe(go);
  const holdFor = (event: PointerEvent, holding: boolean) => event.pointerType === 'mouse' && hold(holding);
  // A tap leaves the focus behind; only a keyboard's focus means that somebody is there.
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
      <div className="carousel-slides" aria-live={running ? 'off' : 'polite'} {...handlers}>
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
      <CarouselControls current={current} playing={playing} onGo={go} onGoTo={goTo} onToggle={toggle} />
    </section>
  );
}
