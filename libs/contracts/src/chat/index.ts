export { GIF_RESULTS, GIF_SEARCH_FAILED, gifSearchQuery, gifView, gifsAnswer } from './gif-search.js';
export type { GifSearchQuery, GifView } from './gif-search.js';
export { animatedMediaOf, type AnimatedMedia } from './animated-media.js';
export { postPublicMessageSchema, type PostPublicMessageInput } from './post-public-message.js';
export { publicMessageAnswer, publicMessageDeletedAnswer, publicMessagesAnswer } from './answers.js';
export { ImportPublicMessages, type ImportedPublicMessage } from './import-public-messages.command.js';
