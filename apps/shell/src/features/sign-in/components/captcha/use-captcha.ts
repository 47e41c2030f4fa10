import { useEffect, useState } from 'react';
import { BLOCKED_FOR_MS, freshCaptcha, newCode, submitted } from './captcha-state';

const WRONG = 'CAPTCHA verification failed. Please try again.';
const BLOCKED = 'Too many failed attempts. Please wait 30 seconds.';

export type CaptchaVerdict = 'verified' | 'empty' | 'refused';

/** Returns the state of the login page's security code, its entry, and the functions that submit and renew it. */
export function useCaptcha() {
  const [state, setState] = useState(freshCaptcha);
  const [entry, setEntry] = useState('');
  const [wrong, setWrong] = useState(false);

  // After the lockout the count is reset and a new code is shown [ID-091, ID-092].
  useEffect(() => {
    if (!state.blocked) return;
    const timer = setTimeout(() => {
      setState(freshCaptcha());
      setWrong(false);
    }, BLOCKED_FOR_MS);
    return () => clearTimeout(timer);
  }, [state.blocked]);

  const submit = (): CaptchaVerdict => {
    if (!state.blocked && !state.verified && entry.trim() === '') return 'empty';
    const next = submitted(state, entry);
    if (next !== state) {
      setState(next);
      setWrong(!next.verified);
      if (!next.verified) setEntry('');
    }
    return next.verified ? 'verified' : 'refused';
  };

  const renew = () => {
    setState((known) => ({ ...known, code: newCode(), verified: false }));
    setEntry('');
    setWrong(false);
  };

  const error = state.blocked ? BLOCKED : wrong ? WRONG : undefined;
  return { ...state, entry, setEntry, submit, renew, error };
}

export type Captcha = ReturnType<typeof useCaptcha>;
