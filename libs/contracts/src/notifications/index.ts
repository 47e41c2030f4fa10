export {
  INVALID_SUBSCRIPTION,
  deviceAnswer,
  devicesAnswer,
  deviceMessageAnswer,
  newDevice,
  type DeviceView,
  type NewDevice,
} from './devices.js';
export { NOTIFICATION_KINDS, type KindSwitches, type NotificationKind } from './kinds.js';
export {
  KINDS,
  preferencesAnswer,
  preferencesChanges,
  QUIET_HOURS_EMPTY,
  UNKNOWN_KIND,
  type PreferencesChanges,
  type PreferencesView,
} from './preferences.js';
export { UNSUBSCRIBE_MESSAGES, unsubscribedAnswer } from './unsubscribe.js';
