import { encode } from 'uqr';

/** The number of light modules around the code that QR code readers need. */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  label: string;
  className?: string;
}

/** A QR code, dark on light in both themes, so that cameras can read it. */
export default function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
