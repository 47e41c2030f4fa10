import {
  configureStore,
  type EnhancedStore,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { rootReducer, type RootState } from './root-reducer';

// A thunk is dispatched after its slice has been loaded, so no slice is optional in its state.
type LoadedState = Required<RootState>;

export type AppDispatch = ThunkDispatch<LoadedState, undefined, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, LoadedState, undefined, UnknownAction>;
export type AppStore = Omit<EnhancedStore<LoadedState>, 'dispatch'> & { dispatch: AppDispatch };

/**
 * Creates the page's one store. Slices are added with `rootReducer.inject`, before or after the store is created.
 * @param middleware additional middleware, e.g. the api's
 */
export function createStore(...middleware: Middleware[]): AppStore {
  const store = configureStore({
    reducer: rootReducer,
    // Files and forms are arguments of uploads and never stored in the state.
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(middleware),
  });
  setupListeners(store.dispatch);
  return store as AppStore;
}
