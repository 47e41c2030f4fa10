import { createSlice, rootReducer, type PayloadAction } from '@manette/web-store';

const KEPT_ERRORS = 5;

export interface RealtimeState {
  status: 'closed' | 'connecting' | 'connected' | 'disconnected';
  /** The last five errors, newest first; `at` is ISO 8601. */
  errors: { at: string; message: string }[];
}

export const realtimeSlice = createSlice({
  name: 'realtime',
  initialState: { status: 'closed', errors: [] } as RealtimeState,
  reducers: {
    statusChanged: (state, { payload }: PayloadAction<RealtimeState['status']>) => {
      state.status = payload;
    },
    errorHappened: (state, { payload }: PayloadAction<{ at: string; message: string }>) => {
      state.errors = [payload, ...state.errors].slice(0, KEPT_ERRORS);
    },
  },
});

declare module '@manette/web-store' {
  interface LazySlices {
    realtime: RealtimeState;
  }
}

export const { statusChanged, errorHappened } = realtimeSlice.actions;
export const selectRealtime = rootReducer.inject(realtimeSlice).selector((state) => state.realtime);
