import { Writer, type WriterStanding } from './writer.js';

const NOW = new Date('2026-05-01T12:00:00.000Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const writer = (standing: Partial<WriterStanding>) =>
  new Writer({ isMuted: false, mutedUntil: null, slowModeSeconds: 0, lastWrittenAt: null, ...standing });
const refusalOf = (by: Writer, time = NOW): unknown => {
  try {
    return void by.assertMayWriteAt(time);
  } catch (refusal) {
    return refusal;
  }
};

it('[TRU-093] is refused until the mute ends; the error contains its end', () => {
  const muted = writer({ isMuted: true, mutedUntil: at(60) });
  expect(refusalOf(muted, at(59.999))).toMatchObject({
    code: 'MUTED',
    message: 'You are muted in the public chat.',
    details: { until: '2026-05-01T12:01:00.000Z' },
  });
  expect(refusalOf(muted, at(60))).toBeUndefined();
});

it('[TRU-093] is refused without limit by a mute without an end', () => {
  const muted = writer({ isMuted: true });
  expect(refusalOf(muted, at(1e9))).toMatchObject({ code: 'MUTED', details: { until: null } });
});

it('[TRU-098] must wait whole seconds after the last message under slow mode', () => {
  const slow = writer({ slowModeSeconds: 30, lastWrittenAt: NOW });
  expect(refusalOf(slow, at(0.001))).toMatchObject({ code: 'SLOW_MODE', retryAfter: 30 });
  expect(refusalOf(slow, at(29.5))).toMatchObject({ code: 'SLOW_MODE', retryAfter: 1 });
  expect(refusalOf(slow, at(30))).toBeUndefined();
});

it('[TRU-098] may write immediately without slow mode, and a first message under slow mode', () => {
  expect(refusalOf(writer({ lastWrittenAt: NOW }))).toBeUndefined();
  expect(refusalOf(writer({ slowModeSeconds: 60 }))).toBeUndefined();
});
