import * as z from 'zod/mini';
import { LANGUAGES } from '../identity/language.js';

export const INVALID_SUBSCRIPTION = 'Invalid push subscription';

const text = (most: number) =>
  z
    .string(INVALID_SUBSCRIPTION)
    .check(
      z.minLength(1, INVALID_SUBSCRIPTION),
      z.maxLength(most, INVALID_SUBSCRIPTION),
      z.regex(/^[\w\-+/:.?=&%~@!$'()*,;#[\]]+$/, INVALID_SUBSCRIPTION),
    );

/** `POST /notifications/devices`: a push subscription as browsers provide it, and the language of its pushes [POC-030]. */
export const newDevice = z.object(
  {
    endpoint: text(1_000),
    keys: z.object({ p256dh: text(100), auth: text(40) }, INVALID_SUBSCRIPTION),
    language: z.enum(LANGUAGES, INVALID_SUBSCRIPTION),
  },
  INVALID_SUBSCRIPTION,
);
export type NewDevice = z.infer<typeof newDevice>;

export const deviceView = z.object({
  _id: z.string(),
  /** The browser and system, for example 'Chrome on Android'. */
  name: z.string(),
  createdAt: z.string(),
  /** When the device last accepted a push; null if it never did. */
  lastUsedAt: z.nullable(z.string()),
});
export type DeviceView = z.infer<typeof deviceView>;
export const deviceAnswer = z.object({ device: deviceView });
export const devicesAnswer = z.object({ devices: z.array(deviceView) });
export const deviceMessageAnswer = z.object({ message: z.string() });
