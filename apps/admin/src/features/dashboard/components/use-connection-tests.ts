import { useState } from 'react';
import { errorMessage, isUnanswered } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { errorHappened } from '@manette/web-realtime';
import { useAppDispatch } from '@manette/web-store';
import { useGetOnlineUsersQuery } from '../api/online-users.api';
import { echo } from './echo';

const UNREACHABLE = 'Network error. Please check your connection.';
const FAILED = 'Server error. Please try again later.';

/**
 * Returns the two tests of the debug panel: each shows the response time, or adds an error to the last five [ID-046, ID-047].
 */
export function useConnectionTests() {
  const { t } = useTranslation('dashboard');
  const dispatch = useAppDispatch();
  const { refetch } = useGetOnlineUsersQuery();
  const [result, setResult] = useState('');
  const failed = (message: string) => {
    dispatch(errorHappened({ at: new Date().toISOString(), message }));
    setResult(t('testFailed', { message: translateMessage(message) }));
  };
  const testApi = async () => {
    const begun = performance.now();
    const { error } = await refetch();
    if (error) failed(errorMessage(error, isUnanswered(error) ? UNREACHABLE : FAILED));
    else setResult(t('apiAnswered', { milliseconds: Math.round(performance.now() - begun) }));
  };
  const testSocket = async () => {
    const begun = performance.now();
    const answered = await echo();
    if (!answered) failed('test_event: no answer within 5 s');
    else setResult(t('socketAnswered', { milliseconds: Math.round(performance.now() - begun) }));
  };
  return { result, testApi, testSocket };
}
