import './illustration.css';
import { MapMarker } from './map-marker.js';

const BLOCKS =
  'M42 44h44v34H42zM98 40h40v38H98zM42 90h44v30H42zM232 40h52v26h-52zM296 40h58v40h-58zM232 78h52v22h-52zM46 206h36v40H46zM94 212h44v34H94zM322 198h36v40h-36zM250 232h50v34h-50z';
const ROADS = 'M28 134C96 128 150 150 200 158S312 176 372 150M152 28C150 90 168 132 200 158S246 244 236 296';
const STREETS = 'M92 30V132M28 84H152M290 30V162M222 72H372M88 136V292M28 200H150M310 172V292M232 216H372';

export function MapIllustration() {
  return (
    <svg className="illustration" viewBox="0 0 400 320" aria-hidden="true" focusable="false">
      <clipPath id="greeting-map">
        <rect x="28" y="28" width="344" height="264" rx="28" />
      </clipPath>
      <rect x="28" y="36" width="344" height="264" rx="28" fill="var(--shadow)" opacity="0.5" />
      <g clipPath="url(#greeting-map)">
        <path d="M28 28h344v264H28z" fill="var(--land)" />
        <path d={BLOCKS} fill="var(--block)" stroke="var(--block)" strokeWidth="6" strokeLinejoin="round" />
        <path d="M160 190c18-12 46-4 50 20s-18 48-40 44-32-48-10-64z" fill="var(--park)" />
        <g fill="none" strokeLinecap="round">
          <path d="M20 270C84 236 116 300 190 280S300 290 390 268" stroke="var(--water)" strokeWidth="28" />
          <path d={STREETS} stroke="var(--road)" strokeWidth="6" />
          <path d={ROADS} stroke="var(--road-edge)" strokeWidth="20" />
          <path d={ROADS} stroke="var(--road)" strokeWidth="16" />
          <path
            d="M84 132C132 132 168 150 200 158S300 174 334 160"
            stroke="var(--brand)"
            strokeWidth="6"
            strokeDasharray="1 12"
          />
        </g>
      </g>
      <rect
        x="28"
        y="28"
        width="344"
        height="264"
        rx="28"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.500"
      />
      <circle cx="200" cy="158" r="44" fill="var(--brand)" opacity="0.16" />
      <circle cx="200" cy="158" r="11" fill="var(--brand)" stroke="var(--surface)" strokeWidth="4" />
      <MapMarker type="companion" x={84} y={118} size={52} />
      <MapMarker type="taxi" x={334} y={146} size={52} />
      <MapMarker type="moto_courier" x={156} y={70} size={44} />
      <MapMarker type="cargo" x={262} y={228} size={48} />
      <MapMarker type="sea_tours" x={112} y={262} size={44} />
      <MapMarker type="shuttle" x={290} y={74} size={40} />
    </svg>
  );
}
