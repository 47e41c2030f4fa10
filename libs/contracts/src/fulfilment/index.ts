export { HoldItem, ReleaseItem, ReturnItem, TakeItem } from './vault.commands.js';
export {
  GUIDE_CONSOLES,
  GUIDE_KINDS,
  GetSentGuide,
  SendReturnGuide,
  guideConsoleOf,
  type GuideConsole,
  type GuideKind,
} from './guide.commands.js';
export { GetFulfilmentEvidence, HasFreeItems, type FulfilmentEvidence } from './fulfilment.queries.js';
