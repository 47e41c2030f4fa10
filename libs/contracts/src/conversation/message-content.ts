import * as z from 'zod/mini';
import { plainLineBreaks, wellFormed } from '../http/text.js';

export const MESSAGE_MAX = { length: 2000, message: 'Message must be less than 2000 characters' };

const UNUSUAL_BREAKS = /[\v\f]/g;
const CONTROL = /[^\P{Cc}\t\n]/gu;

/** Removes control characters: pasted text contains them invisibly, and they must not prevent a message from being sent. */
const withoutControl = (text: string) =>
  plainLineBreaks(wellFormed(text)).replace(UNUSUAL_BREAKS, '\n').replace(CONTROL, '');

const words = z
  .string('Message must be text')
  .check(z.overwrite(withoutControl), z.trim(), z.maxLength(MESSAGE_MAX.length, MESSAGE_MAX.message));

/** The content of a request; it may be empty only together with a file [CHAT-019, CHAT-020]. */
export const messageContent = z._default(words, '');
