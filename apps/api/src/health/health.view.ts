import { z } from 'zod';

const state = z.enum(['up', 'down']);

export const liveView = z.object({ status: z.literal('ok') });
export const readyView = z.object({ ready: z.boolean(), checks: z.record(z.string(), state) });
