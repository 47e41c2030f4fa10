import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { withObjectAddresses } from '../listing-images/testing/pictures';
import { ExportButton } from './export-button';

describe('exporting a catalogue', () => {
  let network: FakeApi;
  let saved: string[];
  const follow = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  withObjectAddresses();
  beforeEach(() => {
    saved = [];
    network = fakeApi();
  });
  afterEach(() => network.restore());
  afterAll(() => follow.mockRestore());
  const press = async () => {
    await renderApp(
      <>
        <ExportButton path="/accounts/export" name="accounts.csv" failed="Failed to export accounts" />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user: anAdmin() },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  };

  it('saves the file under the name in the response, and requests it with the token', async () => {
    network.answer('GET /accounts/export', () => ({
      body: 'Code Name',
      headers: { 'content-disposition': 'attachment; filename="accounts-today.csv"' },
    }));
    await press();
    expect(await screen.findByText('The file has been saved')).toBeInTheDocument();
    expect(saved).toEqual(['accounts-today.csv']);
    expect(network.callsTo('GET /accounts/export')[0]?.headers.get('authorization')).toMatch(/^Bearer ./);
  });

  it.each([
    [{ message: 'Too many requests' }, 'Too many requests'],
    [{}, 'Failed to export accounts'],
  ])('shows that it failed: %j', async (body, sentence) => {
    network.answer('GET /accounts/export', () => ({ status: 429, body }));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  });
});
