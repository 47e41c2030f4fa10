export { HoldItem, LendItem, ReleaseItem, ReturnItem, TakeItem } from './vault.commands.js';
export {
  GUIDE_CONSOLES,
  GUIDE_KINDS,
  GetSentGuides,
  SendReturnGuide,
  guideConsoleOf,
  type GuideConsole,
  type GuideKind,
} from './guide.commands.js';
export { GetFulfilmentEvidence, HasFreeItems, type FulfilmentEvidence } from './fulfilment.queries.js';
export {
  accountItemFields,
  cardItemFields,
  importedCode,
  vaultItemChanges,
  type AccountItemFields,
  type CardItemFields,
  type VaultItemChanges,
} from './vault-item.fields.js';
export {
  ITEM_STATES,
  VAULT_KINDS,
  vaultItemListQuery,
  vaultItemView,
  vaultSwitch,
  vaultView,
  type ItemState,
  type VaultItemListQuery,
  type VaultItemView,
  type VaultKind,
  type VaultSwitch,
  type VaultView,
} from './vault-item.view.js';
export {
  vaultAnswer,
  vaultDoneAnswer,
  vaultImportAnswer,
  vaultItemAnswer,
  vaultItemsAnswer,
  type VaultImport,
} from './vault-answers.js';
export { MAX_CODE_FILE_BYTES, MAX_CODE_LINES, VAULT_MESSAGES } from './vault-messages.js';
export {
  HIDE_AFTER_SECONDS,
  acknowledgeSchema,
  deliveryAnswer,
  deliveryReason,
  deliveryView,
  revealAnswer,
  rulesView,
  secretAnswer,
  secretView,
  type AcknowledgeInput,
  type DeliveryReason,
  type DeliveryView,
  type RevealView,
  type SecretView,
} from './delivery.view.js';
export { DELIVERY_RULES, type DeliveryRules, type RulesKey } from './delivery-rules.js';
export {
  guideAnswer,
  guideDefinition,
  guideDefinitionsAnswer,
  guidesAnswer,
  guideView,
  type GuideDefinition,
  type GuideView,
} from './guide.view.js';
export {
  GUIDE_MESSAGES,
  sendGuideSchema,
  tickStepSchema,
  type SendGuideInput,
  type TickStepInput,
} from './guide.inputs.js';
export { GetVaultKeyUse, RotateVaultKeys, type VaultKeyUse } from './vault-keys.commands.js';
