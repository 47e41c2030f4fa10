export { chatEvents, type PublicMessagePosted } from './events.js';
export { GIF_RESULTS, GIF_SEARCH_FAILED, gifSearchQuery, gifView, gifsAnswer } from './gif-search.js';
export type { GifSearchQuery, GifView } from './gif-search.js';
export { animatedMediaOf, type AnimatedMedia } from './animated-media.js';
export { postPublicMessageSchema, type PostPublicMessageInput } from './post-public-message.js';
export { publicMessageAnswer, publicMessageDeletedAnswer, publicMessagesAnswer } from './answers.js';
export {
  chatStanding,
  MUTE_DURATIONS,
  muteAnswer,
  MUTED,
  muteLiftedAnswer,
  muteListQuery,
  mutesAnswer,
  muteSchema,
  REPORT_REASONS,
  REPORT_STATUSES,
  reportAnswer,
  reportListQuery,
  reportsAnswer,
  reportSchema,
  reportSentAnswer,
  SLOW_MODE,
  SLOW_MODE_SECONDS,
  slowModeAnswer,
  slowModeSchema,
} from './moderation.js';
export type {
  ChatStanding,
  MuteDuration,
  MuteInput,
  MuteListQuery,
  MuteView,
  ReportInput,
  ReportListQuery,
  ReportOutcome,
  ReportReason,
  ReportStatus,
  ReportView,
  SlowModeInput,
  SlowModeSeconds,
} from './moderation.js';
export { ImportPublicMessages, type ImportedPublicMessage } from './import-public-messages.command.js';
export { GetPersonalPublicMessages } from './personal-data.query.js';
