interface LineIconProps {
  /** The path, in a square of 24 by 24. */
  path: string;
  /** Its width and height on the screen, px. */
  size: number;
  /** The width of its lines, in the path's units. */
  lineWidth: number;
}

/** A path drawn in the colour of the text around it; what stands beside it says what it means. */
export function LineIcon({ path, size, lineWidth }: LineIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path
        d={path}
        stroke="currentColor"
        strokeWidth={lineWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
