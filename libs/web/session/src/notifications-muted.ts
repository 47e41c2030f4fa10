const KEY = 'notificationsMuted';

/** Whether notification sounds are off, kept in local storage [SHELL-042]. */
export const areNotificationsMuted = () => localStorage.getItem(KEY) === 'true';

export const setNotificationsMuted = (muted: boolean) => localStorage.setItem(KEY, String(muted));
