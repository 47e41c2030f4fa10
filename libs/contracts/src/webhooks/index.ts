export {
  apiKeyRevokedAnswer,
  apiKeysAnswer,
  apiKeyView,
  newApiKeyAnswer,
  newApiKeySchema,
  type ApiKeysAnswer,
  type ApiKeyView,
  type NewApiKeyAnswer,
  type NewApiKeyInput,
} from './api-key.js';
export { API_KEY_SCOPES, type ApiKeyScope } from './api-key-scopes.js';
