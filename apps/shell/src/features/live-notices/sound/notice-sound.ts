import { areNotificationsMuted } from '@manette/web-session';
import address from './notice.wav';

const VOLUME = 0.5;
const GESTURES = ['pointerdown', 'keydown'] as const;

let sound: HTMLAudioElement | undefined;

function theSound(): HTMLAudioElement {
  if (sound) return sound;
  sound = new Audio(address);
  sound.preload = 'auto';
  sound.volume = VOLUME;
  return sound;
}

/** Plays the sound of notices at half volume [SHELL-057], from its start, unless it is muted [SHELL-042]. */
export function playNoticeSound() {
  if (areNotificationsMuted()) return;
  const playing = theSound();
  playing.currentTime = 0;
  // Before the first gesture browsers refuse to play: the notice on screen says the same.
  playing.play().catch((error: Error) => console.debug('The sound of a notice was not played', error.name));
}

/**
 * Browsers play nothing by themselves before somebody has touched the page, and some allow it per sound, loaded within
 * a gesture: so the first gesture loads it.
 * @returns stops waiting for one
 */
export function unlockAtFirstGesture(page: Document): () => void {
  const stop = () => GESTURES.forEach((gesture) => page.removeEventListener(gesture, unlock, true));
  const unlock = () => {
    stop();
    theSound().load();
  };
  GESTURES.forEach((gesture) => page.addEventListener(gesture, unlock, true));
  return stop;
}
