import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Credential } from '../../domain/webauthn.js';

/**
 * Limits the length of values, far above the answers of devices: a credential id has at most 1,023 bytes, a key and its
 * signature fewer.
 */
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

/** Reads the parts that both kinds of answers have. */
function commonOf({ id, rawId, type, response }: Credential) {
  if (!isBytes(id, LONGEST_ID) || rawId !== id || type !== 'public-key' || !isObject(response)) return null;
  const { clientDataJSON } = response;
  if (!isBytes(clientDataJSON)) return null;
  return { id, rawId: id, type, clientDataJSON, response, clientExtensionResults: {} } as const;
}

/** @returns the browser's answer about a new passkey, reduced to the fields that are read; null if it is malformed */
export function creationAnswer(credential: Credential): CreationAnswer | null {
  const common = commonOf(credential);
  if (!common) return null;
  const { response, clientDataJSON, ...rest } = common;
  const { attestationObject } = response;
  if (!isBytes(attestationObject)) return null;
  const transports = transportsOf(response.transports);
  return { ...rest, response: { clientDataJSON, attestationObject, transports } };
}

/** @returns the browser's answer by an existing passkey, reduced to the fields that are read; null if it is malformed */
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

/** Returns the known values of the transports that a browser lists for the device. */
export function transportsOf(given: unknown): AuthenticatorTransport[] {
  const isKnown = (one: unknown): one is AuthenticatorTransport =>
    typeof one === 'string' && TRANSPORTS.has(one);
  return Array.isArray(given) ? [...new Set(given.filter(isKnown))] : [];
}
