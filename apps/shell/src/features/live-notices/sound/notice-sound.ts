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
  // Browsers refuse to play before the first user gesture; the toast is shown all the same.
  playing.play().catch((error: Error) => console.debug('The sound of a notice was not played', error.name));
}

/**
 * Browsers block autoplay before the first user gesture, and some unlock only sounds that are loaded within one: the first
 * gesture loads the sound.
 * @returns removes the listeners
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
