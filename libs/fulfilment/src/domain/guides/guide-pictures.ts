import type { StepName } from './guide-sentences.js';

const INK = '#5b6b86';
const PAPER = '#f4f6fb';
const YES = '#1f9d63';
const NO = '#d4483b';
const MAIN = '#3d6df2';

const line = (path: string, colour = MAIN) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, radius: number, colour = MAIN) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

/** A screen with the console below it. */
const SCREEN =
  `<rect x="22" y="10" width="116" height="70" rx="8" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>` +
  `<rect x="46" y="92" width="68" height="12" rx="4" fill="${INK}"/>` +
  dot(104, 98, 2, PAPER);
/** The handheld: a screen between two grips. */
const PORTAL =
  `<rect x="10" y="26" width="32" height="64" rx="15" fill="${INK}"/><rect x="118" y="26" width="32" height="64" rx="15" fill="${INK}"/>` +
  `<rect x="34" y="22" width="92" height="58" rx="6" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>` +
  dot(24, 50, 5, PAPER) +
  dot(136, 50, 5, PAPER);

const person = (x: number, y: number, colour = MAIN) =>
  dot(x, y - 9, 8, colour) + `<path d="M${x - 15} ${y + 17}a15 15 0 0 1 30 0z" fill="${colour}"/>`;
const plus = (x: number, y: number) => line(`M${x - 7} ${y}h14M${x} ${y - 7}v14`, YES);
const minus = (x: number, y: number) => line(`M${x - 7} ${y}h14`, NO);
const tick = (x: number, y: number) => line(`M${x - 8} ${y}l6 7 11-13`, YES);
const crossedOut = line('M52 22l56 46', NO);
const toggle = (isOn: boolean) =>
  `<rect x="56" y="33" width="48" height="25" rx="12.5" fill="${isOn ? YES : INK}"/>` +
  dot(isOn ? 91.5 : 68.5, 45.5, 9, PAPER);
const star = (colour: string) =>
  `<path d="M80 22l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z" fill="${colour}"/>`;
const signal = line('M60 41a28 28 0 0 1 40 0') + line('M67 49a18 18 0 0 1 26 0') + dot(80, 58, 4);
const game = `<rect x="60" y="26" width="40" height="40" rx="6" fill="${MAIN}"/><path d="M74 36l16 10-16 10z" fill="${PAPER}"/>`;
const leave = line('M84 28h-22v36h22') + line('M76 46h26M94 38l8 8-8 8', NO);

const DRAWINGS: Record<StepName, string> = {
  'add-user': SCREEN + person(72, 46) + plus(104, 45),
  'activate-ps4': SCREEN + star(YES) + tick(116, 60),
  'enable-sharing': SCREEN + toggle(true),
  'no-activation-ps4': SCREEN + star(INK) + crossedOut,
  'no-sharing': SCREEN + toggle(false) + crossedOut,
  download: SCREEN + line('M80 24v28M68 42l12 12 12-12') + line('M62 66h36'),
  'own-user': SCREEN + person(62, 46) + game.replaceAll('x="60"', 'x="84"').replace('M74', 'M98'),
  'stay-connected': SCREEN + signal + tick(114, 56),
  disconnect: SCREEN + signal + crossedOut,
  'keep-game': SCREEN + game + tick(116, 58),
  'change-details': SCREEN + dot(64, 45, 10) + dot(64, 45, 4, PAPER) + line('M74 45h30M96 45v9M104 45v7'),
  'portal-sign-in': PORTAL + person(70, 50) + tick(100, 50),
  'deactivate-ps4': SCREEN + star(INK) + minus(118, 58),
  'disable-sharing': SCREEN + toggle(false),
  'sign-out': SCREEN + leave,
  'delete-user': SCREEN + person(72, 46, INK) + minus(106, 45),
  'portal-sign-out': PORTAL + leave,
};

/** Returns the picture of a step as SVG text, less than 2 KB; undefined for an unknown name. */
export function pictureOf(name: string): string | undefined {
  if (!Object.hasOwn(DRAWINGS, name)) return undefined;
  const drawing = DRAWINGS[name as StepName];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 112" width="160" height="112">${drawing}</svg>`;
}
