import { useTranslation } from 'react-i18next';
import { withDayTurned } from './route-form.js';
import { savedRoutesTexts } from './saved-routes.tr.js';

interface DayChipsProps {
  days: readonly number[];
  onChange: (days: number[]) => void;
  error: string | undefined;
}

/** The seven days, each to be turned on and off. */
export function DayChips({ days, onChange, error }: DayChipsProps) {
  const { t } = useTranslation('saved-routes');
  return (
    <fieldset className="day-chips">
      <legend className="form-label">{t('form.days')}</legend>
      <div>
        {savedRoutesTexts.days.map((name, index) => (
          <label key={name} className="day-chip">
            <input
              type="checkbox"
              aria-label={savedRoutesTexts.dayNames[index]}
              checked={days.includes(index + 1)}
              onChange={() => onChange(withDayTurned(days, index + 1))}
            />
            <span aria-hidden="true">{name}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
