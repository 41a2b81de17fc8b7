import { useTranslation } from 'react-i18next';
import { BrandMark } from './brand-mark.js';
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
