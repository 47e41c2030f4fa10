import { areNotificationsMuted } from '@manette/web-session';
import address from './notice.wav';

const VOLUME = 0.5;
const GESTURES = ['pointerdown', 'keydown'] as const;

let sound: HTMLAudioElement | undefined;

function noticeSound(): HTMLAudioElement {
  if (sound) return sound;
  sound = new Audio(address);
  sound.preload = 'auto';
  sound.volume = VOLUME;
  return sound;
}

/** Plays the sound of notices at half volume [SHELL-057], from its start, unless it is muted [SHELL-042]. */
export function playNoticeSound() {
  if (areNotificationsMuted()) return;
  const playing = noticeSound();
  playing.currentTime = 0;
  // Browsers refuse to play before the first user gesture; the toast is shown anyway.
  playing.play().catch((error: Error) => console.debug('The sound of a notice was not played', error.name));
}

/**
 * Loads the sound on the first user gesture. Browsers block autoplay before this gesture, and some unlock only sounds that
 * are loaded within a gesture.
 * @returns a function that removes the listeners
 */
export function unlockAtFirstGesture(page: Document): () => void {
  const stop = () => GESTURES.forEach((gesture) => page.removeEventListener(gesture, unlock, true));
  const unlock = () => {
    stop();
    noticeSound().load();
  };
  GESTURES.forEach((gesture) => page.addEventListener(gesture, unlock, true));
  return stop;
}
