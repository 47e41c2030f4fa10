export { API_KEY_SCOPES, type ApiKeyScope } from './api-key-scopes.js';
