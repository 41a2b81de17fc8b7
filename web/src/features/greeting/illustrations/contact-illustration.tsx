import './illustration.css';
import { MapMarker } from './map-marker.js';

const ROAD = 'M96 236C96 292 176 296 204 262S296 214 304 236';

/** `x` and `y` are the centre of the frame. */
function Person({
  x,
  y,
  skin,
  hair,
  coat,
}: Record<'skin' | 'hair' | 'coat', string> & Record<'x' | 'y', number>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="58" cy="6" fill="var(--shadow)" opacity="0.5" />
      <circle r="58" fill="var(--surface-raised)" stroke="var(--line)" strokeWidth="1.500" />
      <g clipPath="url(#greeting-face)">
        <circle r="52" fill="var(--land-deep)" />
        <path d={hair} fill="var(--hair)" />
        <path d="M-9 12h18v18H-9z" fill={skin} />
        <circle cy="-4" r="21" fill={skin} />
        <path d="M-40 60c0-24 16-36 40-36s40 12 40 36z" fill={coat} />
        <path d="M-9 24Q0 36 9 24z" fill={skin} />
      </g>
      <path
        d="M-8 4Q0 11 8 4"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </g>
  );
}

export function ContactIllustration() {
  return (
    <svg className="illustration" viewBox="0 0 400 320" aria-hidden="true" focusable="false">
      <clipPath id="greeting-face">
        <circle r="52" />
      </clipPath>
      <path d="M52 176C30 84 138 18 222 34s152 78 132 168-130 104-196 94S66 236 52 176z" fill="var(--land)" />
      <g fill="none" strokeLinecap="round">
        <path d={ROAD} stroke="var(--road-edge)" strokeWidth="18" />
        <path d={ROAD} stroke="var(--road)" strokeWidth="14" />
        <path d={ROAD} stroke="var(--brand)" strokeWidth="4" strokeDasharray="1 11" />
      </g>
      <Person
        x={96}
        y={178}
        skin="var(--skin-light)"
        hair="M-27 30c-6-20-4-62 27-62s33 42 27 62c-5 8-12 4-14-2h-26c-2 6-9 10-14 2z"
        coat="var(--brand)"
      />
      <Person
        x={304}
        y={192}
        skin="var(--skin-warm)"
        hair="M-23-2c-4-22 8-30 23-30s27 8 23 30c-2-8-6-12-10-14-10 4-20 4-28 0-4 2-6 6-8 14z"
        coat="var(--action)"
      />
      <path
        d="M108 46h96a18 18 0 0 1 18 18v24a18 18 0 0 1-18 18h-62l-22 18 3-18h-15a18 18 0 0 1-18-18V64a18 18 0 0 1 18-18z"
        fill="var(--brand)"
      />
      <g stroke="var(--on-brand)" strokeWidth="7" strokeLinecap="round" opacity="0.9">
        <path d="M112 68h84M112 86h52" />
      </g>
      <path
        d="M244 84h74a16 16 0 0 1 16 16v16a16 16 0 0 1-16 16h-6l3 16-22-16h-49a16 16 0 0 1-16-16v-16a16 16 0 0 1 16-16z"
        fill="var(--surface-raised)"
        stroke="var(--line)"
        strokeWidth="1.500"
      />
      <path
        d="M250 108l9 9 16-17M288 108h28"
        fill="none"
        stroke="var(--success)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <MapMarker type="companion" x={204} y={248} size={46} />
    </svg>
  );
}
