import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@manette/web-session';
import { renderApp } from '@manette/web-session/testing';
import '../i18n/translations';
import { CrashBoundary } from './crash-boundary';

const Broken = () => {
  throw new Error('broken');
};

describe('the default error page', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
  const show = (language: 'en' | 'ar') =>
    renderApp(
      <CrashBoundary>
        <Broken />
      </CrashBoundary>,
      { language },
    );

  it('[SHELL-021] shows its heading and offers to reload the page', async () => {
    const goTo = jest.spyOn(page, 'goTo').mockImplementation(() => undefined);
    await show('en');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(goTo).toHaveBeenCalledWith('/');
  });

  it('[SHELL-021] [SHELL-002] speaks Arabic', async () => {
    await show('ar');
    expect(screen.getByRole('heading', { name: 'حدث خطأ غير متوقع في التطبيق!' })).toBeInTheDocument();
  });
});
