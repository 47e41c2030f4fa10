import { GetSentGuidesHandler } from './application/read-sent-guides/get-sent-guides.handler.js';
import { ReadGuidesHandler } from './application/read-guides/read-guides.query.js';
import { GuideSender } from './application/send-guide/guide-sender.js';
import { GuideTargets } from './application/send-guide/guide-target.js';
import { SendGuideHandler } from './application/send-guide/send-guide.command.js';
import { SendReturnGuideHandler } from './application/send-return-guide/send-return-guide.handler.js';
import { TickStepHandler } from './application/tick-step/tick-step.command.js';
import { GuidePicturesController } from './http/guide-pictures.controller.js';
import { GuidesController } from './http/guides.controller.js';

/** The providers of the module for the guides. */
export const guideProviders = [
  GuideSender,
  GuideTargets,
  SendGuideHandler,
  SendReturnGuideHandler,
  TickStepHandler,
  ReadGuidesHandler,
  GetSentGuidesHandler,
];
export const guideControllers = [GuidePicturesController, GuidesController];
