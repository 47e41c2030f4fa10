const KEY = 'notificationsMuted';

/** Returns whether notification sounds are off, as stored in local storage [SHELL-042]. */
export const areNotificationsMuted = () => localStorage.getItem(KEY) === 'true';

export const setNotificationsMuted = (muted: boolean) => localStorage.setItem(KEY, String(muted));
