import type { MuteInput, ReportReason, SlowModeSeconds } from '@manette/contracts/chat';
import { api } from '@manette/web-api';

const CHAT = '/messages/public';

const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports a message. Returns the server's message. */
    reportMessage: build.mutation<string, { id: string; reason: ReportReason }>({
      query: ({ id, reason }) => ({ url: `${CHAT}/${id}/report`, method: 'POST', body: { reason } }),
      transformResponse: ({ message }: { message: string }) => message,
    }),
    muteWriter: build.mutation<void, MuteInput>({
      query: (body) => ({ url: `${CHAT}/mutes`, method: 'POST', body }),
      transformResponse: () => undefined,
    }),
    changeSlowMode: build.mutation<void, SlowModeSeconds>({
      query: (seconds) => ({ url: `${CHAT}/slow-mode`, method: 'PUT', body: { seconds } }),
      transformResponse: () => undefined,
    }),
  }),
});

export const { useReportMessageMutation, useMuteWriterMutation, useChangeSlowModeMutation } = moderationApi;
