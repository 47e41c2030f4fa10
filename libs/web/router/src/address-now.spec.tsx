import { lazy, Suspense } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigateFromHere } from '.';

const went = jest.fn();
const Ticket = () => {
  const navigate = useNavigateFromHere();
  return (
    <>
      <Link to="/accounts">Accounts</Link>
      <button onClick={() => went(navigate('/support'))}>time is up</button>
    </>
  );
};
const NeverThere = lazy(() => new Promise<never>(() => undefined));

describe('a navigation after a wait', () => {
  beforeEach(() => {
    went.mockClear();
    render(
      <MemoryRouter initialEntries={['/support/1']}>
        <Suspense>
          <Routes>
            <Route path="/support/1" element={<Ticket />} />
            <Route path="/support" element="the tickets" />
            <Route path="/accounts" element={<NeverThere />} />
          </Routes>
        </Suspense>
      </MemoryRouter>,
    );
  });

  it('leaves the page in which it waited', () => {
    fireEvent.click(screen.getByText('time is up'));
    expect(went).toHaveBeenCalledWith(true);
    expect(screen.getByText('the tickets')).toBeInTheDocument();
  });

  it('does nothing once the user has navigated, also while the next page still loads', () => {
    fireEvent.click(screen.getByText('Accounts'));
    fireEvent.click(screen.getByText('time is up'));
    expect(went).toHaveBeenCalledWith(false);
    expect(screen.queryByText('the tickets')).toBeNull();
  });
});
