import type { UserView } from '@manette/contracts/identity';
import { createSlice, rootReducer, type PayloadAction } from '@manette/web-store';

/** Signed out or signed in [ID-065]; 'checking' until a stored session has been verified. */
export interface SessionState {
  status: 'checking' | 'signedOut' | 'signedIn';
  user: UserView | null;
}

const initialState = (): SessionState => ({ status: 'checking', user: null });

export const sessionSlice = createSlice({
  name: 'session',
  initialState: initialState(),
  reducers: {
    restored: (state, { payload }: PayloadAction<UserView>) => {
      state.user = payload;
    },
    signedIn: (_, { payload }: PayloadAction<UserView>): SessionState => ({
      status: 'signedIn',
      user: payload,
    }),
    signedOut: (): SessionState => ({ status: 'signedOut', user: null }),
    changed: (state, { payload }: PayloadAction<UserView>) => {
      state.user = payload;
    },
  },
});

declare module '@manette/web-store' {
  interface LazySlices {
    session: SessionState;
  }
}

export const { restored, signedIn, signedOut, changed } = sessionSlice.actions;
const injected = rootReducer.inject(sessionSlice);
export const selectSession = injected.selector((state) => state.session);
export const selectUser = injected.selector((state) => state.session.user);
