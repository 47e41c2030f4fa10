import { render } from '@testing-library/react';
import { useAppBadge } from './use-app-badge';

function Badge({ count }: { count: number | undefined }) {
  useAppBadge(count);
  return null;
}

describe('the badge of the installed app', () => {
  const badges: (number | 'none')[] = [];
  beforeEach(() => {
    badges.length = 0;
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(void badges.push(count)),
      clearAppBadge: () => Promise.resolve(void badges.push('none')),
    });
  });
  afterEach(() => {
    for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
  });

  it('[POC-107] shows the count, is cleared at 0, and stays unchanged while the count is unknown', () => {
    const { rerender } = render(<Badge count={undefined} />);
    for (const count of [3, 3, undefined, 4, 0]) rerender(<Badge count={count} />);
    expect(badges).toEqual([3, 4, 'none']);
  });

  it('is not set if the browser does not support badges', () => {
    Reflect.deleteProperty(navigator, 'setAppBadge');
    render(<Badge count={3} />);
    expect(badges).toEqual([]);
  });
});
