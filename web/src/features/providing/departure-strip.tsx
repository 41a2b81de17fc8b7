import { useTranslation } from 'react-i18next';
import { Strip } from '../../shared/ui/strip.js';
import { useBeginning } from './use-beginning.js';
import { usePlanned } from './use-planned.js';

/** 'Kalkış zamanı: Ankara → Konya', with the one tap that goes online. */
export function DepartureStrip() {
  const { t } = useTranslation('providing');
  const { planned } = usePlanned();
  const { busy, begin } = useBeginning();
  const due = planned.find(({ isDue }) => isDue)?.offer;
  if (!due) return null;
  const action = {
    label: t('planned.begin'),
    name: t('planned.beginOne', { way: t('planned.way', { from: due.from, to: due.to }) }),
    onClick: () => void (busy || begin(due.id)),
  };
  return (
    <Strip icon="clock" action={action}>
      {t('planned.due', { from: due.from, to: due.to })}
    </Strip>
  );
}
