import { useGetMyRentalsInfiniteQuery } from '../api/rentals.api';

/** Returns the rentals of the client, in pages. */
export const useMyRentals = () => useGetMyRentalsInfiniteQuery();

export type MyRentals = ReturnType<typeof useMyRentals>;
