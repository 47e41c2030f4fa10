/** The logo: the cross of the old tile pattern, a direction pad with a thumbstick in its middle. */
export function Mark({ size = 30, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={className}>
      <path
        className="mark-cross"
        d="M11 6.5 16 1.5l5 5V11h4.5l5 5-5 5H21v4.5l-5 5-5-5V21H6.5l-5-5 5-5H11Z"
      />
      <circle className="mark-stick" cx="16" cy="16" r="5" />
    </svg>
  );
}
