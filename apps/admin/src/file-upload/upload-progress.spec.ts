import { advance, NOTHING_YET, type UploadEvent } from './upload-progress';

const after = (...events: UploadEvent[]) => events.reduce(advance, NOTHING_YET);
const started: UploadEvent = { type: 'started' };
const ticked: UploadEvent = { type: 'ticked' };
const sent = (fraction: number): UploadEvent => ({ type: 'sent', fraction });
const times = (count: number, event: UploadEvent) => Array.from({ length: count }, () => event);

it('[CAT-093] starts in the stage preparing', () => {
  expect(after(started)).toEqual({ stage: 'preparing', percent: 0 });
});

it.each([
  [0.1, 3],
  [0.5, 15],
  [0.96, 29],
])('[CAT-094] is uploading files below 30: %p sent is %p', (fraction, percent) => {
  expect(after(started, sent(fraction))).toEqual({ stage: 'uploading', percent });
});

it('[CAT-095] is processing images from 30, when all bytes are sent, to below 60', () => {
  expect(after(started, sent(1))).toEqual({ stage: 'processing', percent: 30 });
  expect(after(started, sent(1), ...times(9, ticked))).toEqual({ stage: 'processing', percent: 57 });
});

it('[CAT-096] [CAT-097] is creating the account from 60, and waits for the response at 90', () => {
  expect(after(started, sent(1), ...times(10, ticked))).toEqual({ stage: 'creating', percent: 60 });
  expect(after(started, sent(1), ...times(500, ticked))).toEqual({ stage: 'creating', percent: 90 });
});

it('[CAT-097] advances with each tick from the start, even if nothing is sent', () => {
  const ticks = (count: number) => after(started, ...times(count, ticked));
  expect(ticks(1)).toEqual({ stage: 'uploading', percent: 3 });
  expect(ticks(9)).toEqual({ stage: 'uploading', percent: 27 });
  expect(ticks(10)).toEqual({ stage: 'processing', percent: 30 });
  expect(ticks(20)).toEqual({ stage: 'creating', percent: 60 });
  expect(ticks(500)).toEqual({ stage: 'creating', percent: 90 });
});

it('never decreases', () => {
  expect(after(started, ticked, ticked, sent(0.1)).percent).toBe(6);
  expect(after(started, sent(1), ticked, sent(0.5)).percent).toBe(33);
});

it('[CAT-098] is completed at 100', () => {
  expect(after(started, sent(1), { type: 'completed' })).toEqual({ stage: 'completed', percent: 100 });
});

it.each([
  ['CAT-100', 'failed'],
  ['CAT-101', 'cancelled'],
] as const)('[%s] ends as %s, and ignores later events', (_, type) => {
  const ended = after(started, sent(0.5), { type });
  expect(ended).toEqual({ stage: type, percent: 15 });
  expect([ticked, sent(1), { type: 'completed' } as const].reduce(advance, ended)).toEqual(ended);
  expect(advance(ended, started)).toEqual({ stage: 'preparing', percent: 0 });
});
