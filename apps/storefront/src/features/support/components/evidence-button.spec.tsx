import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import '../translations';
import { aTicket } from '../testing/a-ticket';
import { EvidenceButton } from './evidence-button';

const PATH = `GET /evidence/tickets/${aTicket()._id}`;

describe('the dispute file', () => {
  let api: FakeApi;
  let saved: string[];
  beforeEach(() => {
    saved = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    api = fakeApi();
  });
  afterEach(() => {
    api.restore();
    jest.restoreAllMocks();
  });
  const press = async () => {
    await renderApp(
      <>
        <EvidenceButton ticket={aTicket()} />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user: anAdmin() },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Download dispute file' }));
  };

  it('[LIF-112] is saved with the file name that the server sends', async () => {
    api.answer(PATH, () => ({
      body: 'zip',
      headers: { 'content-disposition': 'attachment; filename="evidence-T-000123.zip"' },
    }));
    await press();
    await waitFor(() => expect(saved).toEqual(['evidence-T-000123.zip']));
  });

  it('[LIF-118] shows an error if the shop has no key to sign it', async () => {
    const message = 'The shop has no key for dispute files';
    api.answer(PATH, () => ({
      status: 503,
      body: { statusCode: 503, code: 'UNAVAILABLE', message, requestId: 'r' },
    }));
    await press();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
