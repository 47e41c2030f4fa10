import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeApi } from '@manette/web-testing';
import { fill, openAdd, save } from './testing/account-dialog';
import { serverWith, showPage } from './testing/show-page';

describe('the form of a new account', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = serverWith();
  });
  afterEach(() => network.restore());

  it('[CAT-146] [CAT-147] starts with its defaults', async () => {
    await showPage();
    const form = await openAdd();
    const values = [
      'Currency',
      'Console',
      'Service',
      'Duration (months)',
      'Available',
      'Price',
      'Code name',
    ].map((label) => (form.getByLabelText(label) as HTMLInputElement).value);
    expect(values).toEqual(['DZD', 'PS4', 'Secondaire_Online', '1', '1', '', '']);
  });

  it.each([
    ['CAT-105', 'Code name', '', 'Code name is required'],
    [
      'CAT-102',
      'Code name',
      'a/b',
      'Code name can only contain letters, numbers, spaces, hyphens, and underscores',
    ],
    ['CAT-106', 'Price', '', 'Price must be a number'],
    ['CAT-106', 'Price', '-1', 'Price must be at least 0'],
    ['CAT-106', 'Price', '1.234', 'Price must have at most two decimals'],
    ['CAT-107', 'Duration (months)', '0', 'Duration must be at least 1 month'],
    ['CAT-107', 'Duration (months)', '', 'Duration must be a whole number of months'],
    ['CAT-108', 'Available', '-1', 'Available must be at least 0'],
    ['CAT-108', 'Available', '', 'Available must be a whole number'],
    ['CAT-109', 'Games (one per line)', '', 'Games are required'],
    ['CAT-110', 'Games (one per line)', ' {Enter} {Enter}', 'Games are required'],
  ])(
    '[%s] shows an error at the field %s after the user leaves it with %j',
    async (_, label, value, sentence) => {
      await showPage();
      const form = await openAdd();
      await fill(form, label, value);
      expect(await form.findByText(sentence)).toHaveAttribute('role', 'alert');
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
      expect(form.getByLabelText(label)).toBeInvalid();
    },
  );

  it('[CAT-104] shows that a description is too long', async () => {
    await showPage();
    const form = await openAdd();
    const field = form.getByLabelText('Description');
    fireEvent.change(field, { target: { value: 'x'.repeat(1001) } });
    fireEvent.blur(field);
    expect(await form.findByRole('alert')).toHaveTextContent('Description must be less than 1000 characters');
    expect(form.getByText('1001 / 1000')).toBeInTheDocument();
  });

  it('[CAT-105] [CAT-106] [CAT-109] sends nothing while a required field is empty', async () => {
    await showPage();
    const form = await openAdd();
    await save(form);
    expect((await form.findAllByRole('alert')).map((alert) => alert.textContent)).toEqual([
      'Code name is required',
      'Price must be a number',
      'Games are required',
    ]);
    expect(form.getByLabelText('Code name')).toHaveFocus();
    expect(network.callsTo('POST /accounts')).toHaveLength(0);
  });

  it('[SHELL-002] is shown in Arabic, including its errors', async () => {
    await showPage({ language: 'ar' });
    await userEvent.click(await screen.findByRole('button', { name: 'إضافة حساب' }));
    await userEvent.click(await screen.findByRole('button', { name: 'حفظ' }));
    expect(await screen.findByText('الاسم الرمزي مطلوب')).toBeInTheDocument();
  });
});
