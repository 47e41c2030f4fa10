import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, type FakeApi } from '@manette/web-testing';
import { notify } from '@manette/web-ui';
import LoginPage from '../../pages/login.page';
import { errorOf, field, showPage } from '../../testing/show-page';
import { newCode } from './captcha-state';

const code = () => screen.getByRole('img', { name: /^Security code: / }).getAttribute('aria-label')!;
const plain = () => code().replace('Security code: ', '').replaceAll(' ', '');
const WRONG = 'CAPTCHA verification failed. Please try again.';
const BLOCKED = 'Too many failed attempts. Please wait 30 seconds.';

it('[ID-086] newCode returns five random letters and digits', () => {
  const codes = Array.from({ length: 200 }, newCode);
  codes.forEach((one) => expect(one).toMatch(/^[A-Z\d]{5}$/));
  expect(new Set(codes).size).toBeGreaterThan(190);
});

describe('the security code', () => {
  let network: FakeApi;
  const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const press = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    await later(0);
  };
  const tryWith = async (entry: string) => {
    const before = code();
    type('Security code', entry);
    await press();
    return before;
  };
  const fail = async (times: number) => {
    for (let n = 0; n < times; n++) {
      const before = await tryWith('!!!!!');
      await waitFor(() => expect(code()).not.toBe(before));
    }
  };
  const sent = () => network.callsTo('POST /auth/login').length;

  beforeEach(async () => {
    localStorage.clear();
    network = fakeApi();
    await showPage(<LoginPage />, { at: '/login' });
    jest.useFakeTimers();
    type('Email', 'yacine@example.dz');
    type('Password', 'x');
  });
  afterEach(() => {
    act(() => notify.dismiss());
    jest.useRealTimers();
    network.restore();
  });

  it('[ID-094] accepts at most ten characters', () => {
    expect(field('Security code')).toHaveAttribute('maxlength', '10');
  });

  it('[ID-088] [ID-089] [ID-093] [ERR-009] shows an error and a new code after a wrong entry, and sends nothing', async () => {
    await fail(1);
    expect(errorOf('Security code')).toBe(WRONG);
    expect(field('Security code')).toHaveValue('');
    expect(sent()).toBe(0);
  });

  it('shows a new code on request, and removes the error', async () => {
    await fail(1);
    const before = code();
    fireEvent.click(screen.getByRole('button', { name: 'New code' }));
    expect(code()).not.toBe(before);
    expect(errorOf('Security code')).toBeUndefined();
  });

  it('[ID-090] [ERR-008] is blocked after three attempts, and announces it to assistive technology', async () => {
    await fail(2);
    expect(errorOf('Security code')).toBe(WRONG);
    await fail(1);
    expect(errorOf('Security code')).toBe(BLOCKED);
    expect(screen.getByRole('alert')).toHaveTextContent(BLOCKED);
    expect(field('Security code')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'New code' })).toBeDisabled();
  });

  it('[ID-090] [ID-093] sends nothing while it is blocked', async () => {
    await fail(3);
    await tryWith(plain());
    expect(sent()).toBe(0);
    expect(errorOf('Security code')).toBe(BLOCKED);
  });

  it('[ID-091] [ID-092] is unblocked after 30 s, with a new code and a reset count', async () => {
    await fail(3);
    const before = code();
    await later(29_999);
    expect(field('Security code')).toBeDisabled();
    await later(1);
    expect(field('Security code')).toBeEnabled();
    expect(errorOf('Security code')).toBeUndefined();
    expect(code()).not.toBe(before);
    await fail(2);
    expect(field('Security code')).toBeEnabled();
    await tryWith(plain());
    await waitFor(() => expect(sent()).toBe(1));
  });
});
