import type { QuietHours } from '@rotadas/contracts/notifications/notification-choices';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { HoursFields } from '../../shared/time/hours-fields.js';

interface QuietHoursChoiceProps {
  quietHours: QuietHours | null;
  onChange: (quietHours: QuietHours | null) => void;
}

/** Initial value when quiet hours are turned on. */
const DEFAULT_QUIET_HOURS: QuietHours = { from: '23:00', to: '07:00' };

export function QuietHoursChoice({ quietHours, onChange }: QuietHoursChoiceProps) {
  const { t } = useTranslation('notifications');
  return (
    <section className="choices-section" aria-labelledby="choices-quiet">
      <h2 id="choices-quiet">{t('choices.quiet')}</h2>
      <p className="choices-note">{t('choices.quietText')}</p>
      <div className="choices-switch">
        <label htmlFor="quiet-on">{t('choices.quietOn')}</label>
        <Switch
          id="quiet-on"
          aria-label={t('choices.quietOn')}
          checked={quietHours !== null}
          onChange={(checked) => onChange(checked ? DEFAULT_QUIET_HOURS : null)}
        />
      </div>
      {quietHours && (
        <HoursFields
          id="quiet"
          labels={{ from: t('choices.from'), to: t('choices.to') }}
          hours={quietHours}
          onChange={onChange}
        />
      )}
    </section>
  );
}
