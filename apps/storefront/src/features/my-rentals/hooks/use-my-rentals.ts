import { useGetMyRentalsInfiniteQuery } from '../api/rentals.api';

/** The rentals of the client, in pages. */
export const useMyRentals = () => useGetMyRentalsInfiniteQuery();

export type MyRentals = ReturnType<typeof useMyRentals>;
