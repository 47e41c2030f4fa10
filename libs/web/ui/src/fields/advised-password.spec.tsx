import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdvisedPassword } from './advised-password';
import { guessability } from './guessability';
import { PasswordField } from './password-field';

const TEXTS = { easy: 'Easy to guess', fair: 'Could be harder to guess', hard: 'Hard to guess' };

function Form() {
  const [password, setPassword] = useState('');
  return (
    <AdvisedPassword password={password} texts={TEXTS}>
      <PasswordField
        label="Password"
        showLabel="Show"
        hideLabelText="Hide"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </AdvisedPassword>
  );
}

const field = () => screen.getByLabelText('Password');
const advice = () => document.querySelector('[aria-live="polite"]');

describe('advice on a new password', () => {
  afterEach(() => delete document.documentElement.dataset['lowData']);

  it.each([
    ['Password1', 'easy'],
    ['Abc123', 'easy'],
    ['Manette1', 'fair'],
    ['correct Horse 7 battery', 'hard'],
  ])('[TRU-072] judges %s by its score', (password, expected) => {
    expect(guessability(password)).toBe(expected);
  });

  it('[TRU-072] follows what the user types, and is announced politely', async () => {
    render(<Form />);
    expect(advice()).toBeEmptyDOMElement();
    await userEvent.type(field(), 'Password1');
    expect(await screen.findByText('Easy to guess')).toBe(advice());
    await userEvent.type(field(), ' of nine purple tortoises');
    expect(await screen.findByText('Hard to guess')).toBe(advice());
    await userEvent.clear(field());
    expect(advice()).toBeEmptyDOMElement();
  });

  it('[TRU-073] is not loaded with low data on', async () => {
    document.documentElement.dataset['lowData'] = '';
    render(<Form />);
    await userEvent.type(field(), 'Password1');
    // The import would have finished by now: this file has already loaded the module.
    await act(() => import('./guessability'));
    expect(advice()).toBeEmptyDOMElement();
  });
});
