/** What a listing's orders were rated ('4.3 out of 5, 6 ratings'), behind a star [LIF-104]. */
export function Rating({ children }: { children: string }) {
  return <p className="rating">{children}</p>;
}
