import { PadMeter } from './pad-meter';

/** The name of a service with its pad meter. */
export function ServiceName({ name, arms, size = 14 }: { name: string; arms: number; size?: number }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <PadMeter arms={arms} size={size} />
      {name}
    </span>
  );
}
