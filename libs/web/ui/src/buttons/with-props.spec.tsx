import { fireEvent, render, screen } from '@testing-library/react';
import { withProps } from './with-props';

describe('an element with merged properties', () => {
  it('keeps its own properties, joins the classes and renders the given content', () => {
    const link = (
      <a href="/home" title="Home" className="wide">
        Home
      </a>
    );
    render(withProps(link, { title: 'Button', className: 'btn', 'aria-busy': true }, 'Go home'));
    const shown = screen.getByRole('link', { name: 'Go home' });
    expect(shown).toHaveAttribute('href', '/home');
    expect(shown).toHaveAttribute('title', 'Home');
    expect(shown).toHaveAttribute('aria-busy', 'true');
    expect(shown).toHaveClass('btn', 'wide');
  });

  it('calls both event handlers, its own first, and sets the given ref', () => {
    const heard: string[] = [];
    const known = jest.fn();
    render(
      withProps(<button onClick={() => heard.push('own')}>Press</button>, {
        onClick: () => heard.push('further'),
        ref: known,
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Press' }));
    expect(heard).toEqual(['own', 'further']);
    expect(known).toHaveBeenCalledWith(screen.getByRole('button'));
  });
});
