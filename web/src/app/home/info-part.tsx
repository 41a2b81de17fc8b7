import type { ComponentProps } from 'react';
import { InfoWindow } from '../../features/provider-info/info-window.js';
import '../later-texts.js';

/** All about one provider; loaded when somebody is chosen, or before. */
export default function InfoPart(props: ComponentProps<typeof InfoWindow>) {
  return <InfoWindow {...props} />;
}
