/** The average rating of a listing's orders ('4.3 out of 5, 6 ratings'), after a star [LIF-104]. */
export function Rating({ children }: { children: string }) {
  return <p className="rating">{children}</p>;
}
