// The facade that every browser app imports in place of Redux Toolkit and react-redux.
export { createSelector, createSlice } from '@reduxjs/toolkit';
export type { Middleware, PayloadAction, UnknownAction } from '@reduxjs/toolkit';
export { createApi, fetchBaseQuery, skipToken } from '@reduxjs/toolkit/query/react';
export type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  InfiniteData,
} from '@reduxjs/toolkit/query/react';
export { Provider } from 'react-redux';
export { createStore, type AppDispatch, type AppStore, type AppThunk } from './create-store';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks';
export { rootReducer, type LazySlices, type RootState } from './root-reducer';
