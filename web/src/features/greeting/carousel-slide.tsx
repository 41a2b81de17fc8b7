import { useTranslation } from 'react-i18next';
import { ContactIllustration } from './illustrations/contact-illustration.js';
import { MapIllustration } from './illustrations/map-illustration.js';
import { OnlineIllustration } from './illustrations/online-illustration.js';
import { SLIDES, type Slide } from './slide-order.js';

const ILLUSTRATIONS = { map: MapIllustration, contact: ContactIllustration, online: OnlineIllustration };

interface CarouselSlideProps {
  slide: Slide;
  /** From 1. */
  number: number;
  /** -1, 0 or 1: left of the current one, in its place, right of it. */
  offset: number;
  /** How far a finger has dragged the slides, px. */
  dragged: number;
}

/** One picture and what it says; out of sight it is out of reach too. */
export function CarouselSlide({ slide, number, offset, dragged }: CarouselSlideProps) {
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
