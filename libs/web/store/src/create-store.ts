import { configureStore, type Middleware, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { rootReducer, type RootState } from './root-reducer';

/**
 * The page's one store. Slices arrive by `rootReducer.inject`, before or after it was made.
 * @param middleware what libs need in the chain, e.g. the api's
 */
export function createStore(...middleware: Middleware[]) {
  const store = configureStore({
    reducer: rootReducer,
    // Files and forms are arguments of uploads; they are never state of ours.
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, undefined, UnknownAction>;
