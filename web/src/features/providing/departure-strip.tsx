import { useTranslation } from 'react-i18next';
import { Strip } from '../../shared/ui/strip.js';
import { useStartPlannedOffer } from './use-offer-actions.js';
import { usePlanned } from './use-planned.js';

/** 'Kalkış zamanı: Ankara → Konya', with the button that goes online. */
export function DepartureStrip() {
  const { t } = useTranslation('providing');
  const { planned } = usePlanned();
  const { busy, start } = useStartPlannedOffer();
  const due = planned.find(({ isDue }) => isDue)?.offer;
  if (!due) return null;
  const action = {
    label: t('planned.begin'),
    name: t('planned.beginOne', { route: t('planned.route', { from: due.from, to: due.to }) }),
    onClick: () => void (busy || start(due.id)),
  };
  return (
    <Strip icon="clock" action={action}>
      {t('planned.due', { from: due.from, to: due.to })}
    </Strip>
  );
}
