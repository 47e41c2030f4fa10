import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Credential } from '../../domain/webauthn.js';

/** Far more than any device answers: a credential id has at most 1,023 bytes, a key and its signature less. */
const LONGEST = 20_000;
const LONGEST_ID = 1_400;
const BASE64URL = /^[A-Za-z0-9_-]+$/;
const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

export type CreationAnswer = RegistrationResponseJSON;
type RequestAnswer = AuthenticationResponseJSON;

const isBytes = (value: unknown, longest = LONGEST): value is string =>
  typeof value === 'string' && value.length <= longest && BASE64URL.test(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The parts that both answers have. */
function commonOf({ id, rawId, type, response }: Credential) {
  if (!isBytes(id, LONGEST_ID) || rawId !== id || type !== 'public-key' || !isObject(response)) return null;
  const { clientDataJSON } = response;
  if (!isBytes(clientDataJSON)) return null;
  return { id, rawId: id, type, clientDataJSON, response, clientExtensionResults: {} } as const;
}

/** @returns what a browser answers about a new passkey, without what nobody reads; null where it has another form */
export function creationAnswer(credential: Credential): CreationAnswer | null {
  const common = commonOf(credential);
  if (!common) return null;
  const { response, clientDataJSON, ...rest } = common;
  const { attestationObject } = response;
  if (!isBytes(attestationObject)) return null;
  const transports = transportsOf(response.transports);
  return { ...rest, response: { clientDataJSON, attestationObject, transports } };
}

/** @returns what a browser answers by a passkey, without what nobody reads; null where it has another form */
export function requestAnswer(credential: Credential): RequestAnswer | null {
  const common = commonOf(credential);
  if (!common) return null;
  const { response, clientDataJSON, ...rest } = common;
  const { authenticatorData, signature, userHandle } = response;
  if (!isBytes(authenticatorData) || !isBytes(signature)) return null;
  const hasHandle = userHandle !== undefined && userHandle !== null;
  if (hasHandle && !isBytes(userHandle)) return null;
  const handle = hasHandle ? { userHandle } : {};
  return { ...rest, response: { clientDataJSON, authenticatorData, signature, ...handle } };
}

/** The known ones of what a browser says about how it reaches the device. */
export function transportsOf(given: unknown): AuthenticatorTransport[] {
  const isKnown = (one: unknown): one is AuthenticatorTransport =>
    typeof one === 'string' && TRANSPORTS.has(one);
  return Array.isArray(given) ? [...new Set(given.filter(isKnown))] : [];
}
