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
  it('leads to its page, with a state where it has one', () => {
    show(<Link to="/support/1" state={{ from: 'list' }} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/support/1');
    expect(follow()).toBe(false);
    expect(screen.getByText('PUSH /support/1 {"from":"list"}')).toBeInTheDocument();
  });

  it('replaces the page where it should, and where it leads to the same', () => {
    const { unmount } = show(<Link to="/support" replace />);
    follow();
    expect(screen.getByText('REPLACE /support null')).toBeInTheDocument();
    unmount();
    show(<Link to="/accounts" />);
    follow();
    expect(screen.getByText('REPLACE /accounts null')).toBeInTheDocument();
  });

  it('leaves to the browser what opens elsewhere', () => {
    show(<Link to="/support" />);
    expect(follow({ ctrlKey: true })).toBe(true);
    expect(screen.getByText('POP /accounts null')).toBeInTheDocument();
  });

  it('does not lead on where its own press was stopped', () => {
    show(<Link to="/support" onClick={(event) => event.preventDefault()} />);
    follow();
    expect(screen.getByText('POP /accounts null')).toBeInTheDocument();
  });

  it.each([
    ['/accounts', 'page'],
    ['/Accounts/7', 'page'],
    ['/accountsetc', null],
    ['/', null],
  ])('of the bar is the current one at %s: %s', (at, current) => {
    show(<NavLink to="/accounts" />, at);
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
  });
});
