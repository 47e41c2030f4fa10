// The four arms of the pad, clockwise from the top.
const ARMS = [
  'M11.5 9.8V6.7L16 2l4.5 4.7v3.1L16 14Z',
  'M22.2 11.5h3.1L30 16l-4.7 4.5h-3.1L18 16Z',
  'M11.5 22.2v3.1L16 30l4.5-4.7v-3.1L16 18Z',
  'M9.8 11.5H6.7L2 16l4.7 4.5h3.1L14 16Z',
];

const LIT: Record<string, number> = {
  Secondaire_Online: 1,
  Offline_Principal: 2,
  'Principal_Online/Offline': 3,
  Compte_Complet: 4,
};

/** Returns how many arms a service lights: how much of the account the client gets. 0 for an unknown service. */
export const armsOf = (service: string): number => (Object.hasOwn(LIT, service) ? LIT[service]! : 0);

/** The pad meter. It is shown next to the service's name and never replaces it. */
export function PadMeter({ arms, size = 16 }: { arms: number; size?: number }) {
  return (
    <svg className="pad" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      {ARMS.map((arm, index) => (
        <path key={arm} d={arm} data-on={index < arms ? '' : undefined} />
      ))}
    </svg>
  );
}
