export interface FakePushes {
  /** The keys of the server with which pages have subscribed. */
  subscribed: unknown[];
  unsubscribe: jest.Mock;
  requestPermission: jest.Mock;
  /** Sets the permission in the browser's settings. */
  permit: (permission: NotificationPermission) => void;
  restore: () => void;
}

/**
 * Simulates a browser that receives pushes.
 * @param permission the permission before the user is asked; a user who is asked grants it
 */
export function fakePushes(permission: NotificationPermission = 'default'): FakePushes {
  const subscribed: unknown[] = [];
  let key: unknown;
  const unsubscribe = jest.fn(() => {
    key = undefined;
    return Promise.resolve(true);
  });
  const subscription = {
    unsubscribe,
    toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } }),
  };
  const pushManager = {
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      if (key !== undefined && key !== applicationServerKey) throw new DOMException('', 'InvalidStateError');
      key = applicationServerKey;
      subscribed.push(key);
      return subscription;
    },
    getSubscription: async () => (key === undefined ? null : subscription),
  };
  const registration = { pushManager };
  const notification = {
    permission,
    requestPermission: jest.fn((): Promise<NotificationPermission> => {
      if (notification.permission === 'default') notification.permission = 'granted';
      return Promise.resolve(notification.permission);
    }),
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  const replaced: [object, string, unknown][] = [
    [navigator, 'serviceWorker', serviceWorker],
    [window, 'PushManager', class {}],
    [window, 'Notification', notification],
  ];
  for (const [owner, name, value] of replaced)
    Object.defineProperty(owner, name, { value, configurable: true });
  return {
    subscribed,
    unsubscribe,
    requestPermission: notification.requestPermission,
    permit: (now) => void (notification.permission = now),
    restore: () => replaced.forEach(([owner, name]) => Reflect.deleteProperty(owner, name)),
  };
}
