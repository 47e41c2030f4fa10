import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Returns queries within the open dialog of a listing. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Opens the dialog of a new listing. */
export async function openAdd() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Account' }));
  return dialog('Add Account');
}

/** Opens the dialog of the listing with this name. */
export async function openEdit(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return dialog('Edit Account');
}

type Dialog = Awaited<ReturnType<typeof dialog>>;

/** Replaces the value of a field. */
export async function fill(form: Dialog, label: string, value: string) {
  const field = form.getByLabelText(label);
  await userEvent.clear(field);
  if (value !== '') await userEvent.type(field, value);
  await userEvent.tab();
}

export const save = (form: Dialog) => userEvent.click(form.getByRole('button', { name: 'Save' }));
