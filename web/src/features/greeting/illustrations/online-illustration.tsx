import './illustration.css';

const BODY =
  'M92 236v-22c0-16 12-25 30-27l24-30c8-10 18-14 32-14h56c14 0 24 5 32 14l23 28c26 3 41 14 41 34v17c0 7-5 11-12 11H104c-7 0-12-4-12-11z';

export function OnlineIllustration() {
  return (
    <svg className="illustration" viewBox="0 0 400 320" aria-hidden="true" focusable="false">
      <clipPath id="greeting-hills">
        <rect x="28" y="28" width="344" height="264" rx="28" />
      </clipPath>
      <rect x="28" y="36" width="344" height="264" rx="28" fill="var(--shadow)" opacity="0.5" />
      <g clipPath="url(#greeting-hills)">
        <path d="M28 28h344v264H28z" fill="var(--land)" />
        <circle cx="322" cy="84" r="26" fill="var(--sun)" />
        <path d="M20 214C70 150 110 176 152 150s84-42 126-2 74 26 110 10v140H20z" fill="var(--land-deep)" />
        <path d="M20 240c60-40 120-34 176-26s120-28 190-8v90H20z" fill="var(--park)" />
        <path d="M20 250h360v50H20z" fill="var(--rubber)" opacity="0.45" />
        <path
          d="M44 274h40M112 274h40M180 274h40M248 274h40M316 274h40"
          stroke="var(--surface)"
          strokeWidth="5"
        />
      </g>
      <g fill="none" stroke="var(--brand)" strokeWidth="6" strokeLinecap="round">
        <path d="M180 108a32 32 0 0 1 50 0" />
        <path d="M160 92a58 58 0 0 1 90 0" opacity="0.6" />
        <path d="M140 76a84 84 0 0 1 130 0" opacity="0.3" />
      </g>
      <path d="M205 143v-22" stroke="var(--text-muted)" strokeWidth="4" />
      <circle cx="205" cy="120" r="7" fill="var(--brand)" />
      <path d={BODY} fill="var(--action)" />
      <path d="M142 186l18-22c5-6 10-8 18-8h20v30zM208 156h24c9 0 16 3 21 9l17 21h-62z" fill="var(--glass)" />
      <path d="M92 216h20M308 214h22" stroke="var(--lamp)" strokeWidth="9" strokeLinecap="round" />
      <path d="M214 202h18" stroke="var(--on-action)" strokeWidth="4" strokeLinecap="round" opacity="0.8" />
      {[144, 278].map((x) => (
        <g key={x}>
          <circle cx={x} cy="247" r="25" fill="var(--rubber)" stroke="var(--surface)" strokeWidth="3" />
          <circle cx={x} cy="247" r="10" fill="var(--surface)" />
        </g>
      ))}
      <g transform="translate(52 52)">
        <rect y="3" width="76" height="40" rx="20" fill="var(--shadow)" />
        <rect width="76" height="40" rx="20" fill="var(--brand)" />
        <circle cx="56" cy="20" r="15" fill="var(--surface)" />
        <path
          d="M17 20l6 6 11-12"
          fill="none"
          stroke="var(--on-brand)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
