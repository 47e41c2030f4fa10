import { combineSlices } from '@reduxjs/toolkit';

/**
 * The slices that libs and remotes add. Each one adds its name by declaration merging and itself by
 * `rootReducer.inject(slice)`:
 *
 *     declare module '@manette/web-store' { interface LazySlices extends WithSlice<typeof cart> {} }
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface LazySlices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
