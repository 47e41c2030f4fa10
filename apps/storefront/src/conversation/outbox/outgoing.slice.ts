import { createSlice, rootReducer, type PayloadAction } from '@manette/web-store';
import { outgoingReducer, type Outgoing, type OutgoingAction } from './outgoing';

/** The pending messages of all conversations. */
const outgoingSlice = createSlice({
  name: 'outgoing',
  initialState: [] as Outgoing[],
  reducers: {
    happened: (queue, { payload }: PayloadAction<OutgoingAction>) => outgoingReducer(queue, payload),
  },
});

declare module '@manette/web-store' {
  interface LazySlices {
    outgoing: Outgoing[];
  }
}

export const { happened } = outgoingSlice.actions;
export const selectOutgoing = rootReducer.inject(outgoingSlice).selector((state) => state.outgoing);
