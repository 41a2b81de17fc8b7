import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router';
import { BlockedPeople } from '../features/blocks/blocked-people.js';
import { useOwnPosition } from '../features/own-position/own-position-provider.js';
import { PhoneOpenings } from '../features/profile/phone-openings.js';
import { ProfilePage } from '../features/profile/profile-page.js';
import { ProfileOffers } from '../features/providing/profile-offers.js';
import { selectUserId } from '../shared/auth/session-slice.js';
import { leaveIfConfirmed } from '../shared/navigation/leave-guard.js';
import { PATHS } from '../shared/paths.js';
import { PlacePickerContext } from '../shared/places/place-picker.js';

/** The profile with the user's planned offers, who saw the phone, and blocked people. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const userId = useSelector(selectUserId);
  const { position, setPosition } = useOwnPosition();
  const navigate = useNavigate();
  const leave = () => leaveIfConfirmed(() => void navigate(PATHS.home));
  return (
    <PlacePickerContext value={{ userId, position }}>
      <ProfilePage>
        <ProfileOffers onPosition={setPosition} onStarted={leave} />
        <PhoneOpenings />
        <BlockedPeople />
        <p className="profile-account">
          <Link className="button button-block" to={PATHS.account}>
            {t('account')}
          </Link>
        </p>
      </ProfilePage>
    </PlacePickerContext>
  );
}
