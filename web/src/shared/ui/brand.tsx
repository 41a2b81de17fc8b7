import { useTranslation } from 'react-i18next';
import './brand.css';

export function Brand({ size = 28 }: { size?: number }) {
  const { t } = useTranslation('shared');
  return (
    <span className="brand">
      <BrandMark size={size} />
      <span className="brand-name">{t('brandLabel')}</span>
      <span className="brand-beta">{t('beta')}</span>
    </span>
  );
}

/** Two dots joined by a road curve that forms an R. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M9 26V11.500c0-4 2.500-6.500 6.500-6.500h2.250a5.750 5.750 0 0 1 0 11.500H14.500c4.500 0 6.500 4 9 9"
        stroke="var(--brand)"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <circle cx="9" cy="26" r="3.500" fill="var(--brand)" />
      <circle cx="24" cy="26" r="3.750" fill="var(--action)" stroke="var(--surface)" strokeWidth="1.500" />
    </svg>
  );
}
