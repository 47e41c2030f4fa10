/** The stock as a dot and text; amber for the last unit [CAT-035]. */
export function Stock({ available, children }: { available: number; children: string }) {
  const left = available <= 0 ? 'out' : available === 1 ? 'last' : 'some';
  return (
    <p className="stock" data-stock={left}>
      {children}
    </p>
  );
}
