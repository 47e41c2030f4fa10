import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Link, NavLink, useLocation, useNavigationType } from '.';

const Place = () => {
  const { pathname, state } = useLocation();
  return <p>{`${useNavigationType()} ${pathname} ${JSON.stringify(state)}`}</p>;
};
const show = (links: React.ReactNode, at = '/accounts') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      {links}
      <Place />
    </MemoryRouter>,
  );
const follow = (how?: MouseEventInit) => fireEvent.click(screen.getByRole('link'), how);

describe('a link', () => {
  it('navigates to its page, with its state', () => {
    show(<Link to="/support/1" state={{ from: 'list' }} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/support/1');
    expect(follow()).toBe(false);
    expect(screen.getByText('PUSH /support/1 {"from":"list"}')).toBeInTheDocument();
  });

  it('replaces the history entry when told to, and when it leads to the current page', () => {
    const { unmount } = show(<Link to="/support" replace />);
    follow();
    expect(screen.getByText('REPLACE /support null')).toBeInTheDocument();
    unmount();
    show(<Link to="/accounts" />);
    follow();
    expect(screen.getByText('REPLACE /accounts null')).toBeInTheDocument();
  });

  it('leaves a click that opens a new tab to the browser', () => {
    show(<Link to="/support" />);
    expect(follow({ ctrlKey: true })).toBe(true);
    expect(screen.getByText('POP /accounts null')).toBeInTheDocument();
  });

  it('does not navigate when its click was prevented', () => {
    show(<Link to="/support" onClick={(event) => event.preventDefault()} />);
    follow();
    expect(screen.getByText('POP /accounts null')).toBeInTheDocument();
  });

  it.each([
    ['/accounts', 'page'],
    ['/Accounts/7', 'page'],
    ['/accountsetc', null],
    ['/', null],
  ])('in the navigation has aria-current at %s: %s', (at, current) => {
    show(<NavLink to="/accounts" />, at);
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
  });
});
