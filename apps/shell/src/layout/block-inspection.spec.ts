import { blockInspection } from './block-inspection';

const pressed = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('blockInspection', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = blockInspection(document);
  });
  afterEach(() => stop());

  it('[SHELL-005] blocks the context menu', () => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it('[SHELL-006] blocks F12', () => expect(pressed({ key: 'F12' })).toBe(true));

  it('[SHELL-007] blocks ctrl+shift+I, in upper and lower case', () => {
    expect(pressed({ key: 'I', ctrlKey: true, shiftKey: true })).toBe(true);
    expect(pressed({ key: 'i', ctrlKey: true, shiftKey: true })).toBe(true);
    expect(pressed({ key: 'ه', code: 'KeyI', ctrlKey: true, shiftKey: true })).toBe(true);
  });

  it('does not block other keys', () => {
    expect(pressed({ key: 'i', ctrlKey: true })).toBe(false);
    expect(pressed({ key: 'I', shiftKey: true })).toBe(false);
    expect(pressed({ key: 'F11' })).toBe(false);
  });
});
