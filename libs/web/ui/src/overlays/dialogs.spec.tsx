import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

const onConfirm = jest.fn();

function Confirming() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Cancel Order</button>
      <ConfirmDialog
        {...{ open, onConfirm }}
        onOpenChange={setOpen}
        title="Cancel this order?"
        confirmLabel="Confirm"
        cancelLabel="Cancel"
      >
        The account goes back on the shelf.
      </ConfirmDialog>
    </>
  );
}

function Writing() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>New Ticket</button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="New Ticket"
        closeLabel="Close"
        footer={<button>Create Ticket</button>}
      >
        <input aria-label="Subject" />
      </Dialog>
    </>
  );
}

beforeEach(() => onConfirm.mockClear());

it('offers Confirm and Cancel, and focuses Cancel first', async () => {
  render(<Confirming />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Cancel this order?' });
  expect(dialog).toHaveAccessibleDescription('The account goes back on the shelf.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('closes on Escape without confirming and returns the focus', async () => {
  render(<Confirming />);
  const opener = screen.getByRole('button', { name: 'Cancel Order' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
  expect(opener).toHaveFocus();
});

it('keeps the focus in a dialog until it is closed', async () => {
  render(<Writing />);
  const opener = screen.getByRole('button', { name: 'New Ticket' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'New Ticket' });
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveFocus();
  for (let step = 0; step < 5; step += 1) {
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});
