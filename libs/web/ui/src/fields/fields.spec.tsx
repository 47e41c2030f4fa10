import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field';
import { SearchField } from './search-field';
import { Select } from './select';
import { Switch } from './switch';
import { TextArea } from './text-area';
import { TextField } from './text-field';

it('describes a field by its hint and its error, and marks it invalid', () => {
  render(
    <TextField label="Username" hint="3 to 20 letters" error="Username must be at least 3 characters" />,
  );
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('3 to 20 letters Username must be at least 3 characters');
  expect(screen.getByRole('alert')).toHaveTextContent('Username must be at least 3 characters');
});

it('has no description and is valid without a hint and an error', () => {
  render(<TextArea label="Description" />);
  const field = screen.getByRole('textbox', { name: 'Description' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

it('passes its control to a form library', async () => {
  const ref = jest.fn();
  const onBlur = jest.fn();
  render(<TextField label="Email" name="email" ref={ref} onBlur={onBlur} />);
  expect(ref).toHaveBeenCalledWith(screen.getByLabelText('Email'));
  await userEvent.click(screen.getByLabelText('Email'));
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('shows and hides a password', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabelText="Hide password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'Secret1');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('Secret1');
});

it('is a searchbox named by its label', () => {
  render(<SearchField label="Search accounts" />);
  expect(screen.getByRole('searchbox', { name: 'Search accounts' })).toBeInTheDocument();
});

it('is a combobox, named even when its label is not shown', async () => {
  const options = [
    { value: '', label: 'All consoles' },
    { value: 'PS5', label: 'PS5' },
  ];
  const changed = jest.fn();
  render(
    <Select label="Console" hideLabel options={options} onChange={(event) => changed(event.target.value)} />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Console' }), 'PS5');
  expect(changed).toHaveBeenCalledWith('PS5');
});

it('is a switch that toggles on a click of its label and on the space bar', async () => {
  render(<Switch label="Notification sound" defaultChecked />);
  const field = screen.getByRole('switch', { name: 'Notification sound' });
  expect(field).toBeChecked();
  await userEvent.click(screen.getByText('Notification sound'));
  expect(field).not.toBeChecked();
  field.focus();
  await userEvent.keyboard(' ');
  expect(field).toBeChecked();
});
