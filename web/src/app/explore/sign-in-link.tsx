import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { storeReturnPath } from '../../shared/navigation/return-path.js';
import { PATHS } from '../../shared/paths.js';

interface SignInLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  /** The path that opens after the sign-in; the same search by default. */
  path?: () => string;
  onFollow?: () => void;
}

/** Leads to the sign-in, and from there to the same place at home. */
export function SignInLink({ path = sameSearch, onFollow, ...link }: SignInLinkProps) {
  const follow = () => {
    storeReturnPath(path());
    onFollow?.();
  };
  return <Link {...link} to={PATHS.login} onClick={follow} />;
}

const sameSearch = () => PATHS.home + window.location.search + window.location.hash;
