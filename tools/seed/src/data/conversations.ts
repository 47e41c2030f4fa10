import type { Conversation } from './conversation.js';
import { ARABIC_LIVES } from './conversations/arabic-lives.js';
import { ARABIC_ORDERS } from './conversations/arabic-orders.js';
import { ARABIC_QUESTIONS } from './conversations/arabic-questions.js';
import { ENGLISH_LIVES } from './conversations/english-lives.js';
import { ENGLISH_ORDERS } from './conversations/english-orders.js';
import { ENGLISH_QUESTIONS } from './conversations/english-questions.js';

export type { Closing, Conversation, ConversationItem, ConversationMessage } from './conversation.js';

/** All tickets of the demo, the oldest first, so that their numbers increase with time. */
export const CONVERSATIONS: readonly Conversation[] = [
  ...ENGLISH_ORDERS,
  ...ENGLISH_QUESTIONS,
  ...ENGLISH_LIVES,
  ...ARABIC_ORDERS,
  ...ARABIC_QUESTIONS,
  ...ARABIC_LIVES,
].sort((one, other) => other.openedHoursAgo - one.openedHoursAgo);
