import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataExportView, UserView } from '@manette/contracts/identity';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { YourDataRegion } from './your-data-region';

const EXPORT = '/users/profile/export';
const PENDING: DataExportView = {
  _id: '0199a7c2-0000-7000-8000-0000000000a1',
  status: 'pending',
  requestedAt: '2026-11-23T10:00:00.000Z',
  ...{ readyAt: null, expiresAt: null, size: null },
};
const READY: DataExportView = {
  ...PENDING,
  status: 'ready',
  readyAt: '2026-11-23T10:00:05.000Z',
  expiresAt: '2026-11-24T10:00:05.000Z',
  size: 1234,
};

describe("the region 'Your data'", () => {
  let api: FakeApi;
  let last: DataExportView | null;
  beforeEach(() => {
    last = null;
    api = fakeApi({});
    api.answer(`GET ${EXPORT}`, () => ({ body: { export: last } }));
  });
  afterEach(() => api.restore());

  const show = async (user: UserView = aClient()) => {
    await renderApp(
      <>
        <YourDataRegion />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user },
    );
  };
  const region = async () => within(await screen.findByRole('region', { name: 'Your data' }));

  it('[TRU-117] requests an export, shows that it is being prepared, and then until when it is available', async () => {
    api.answer(`POST ${EXPORT}`, () => {
      last = PENDING;
      return { status: 201, body: { export: PENDING } };
    });
    await show();
    const card = await region();
    await userEvent.click(await card.findByRole('button', { name: 'Request my data' }));
    expect(await card.findByText('Being prepared')).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
    last = READY;
    expect(await card.findByText(/^Available until .*2026/, {}, { timeout: 8000 })).toBeVisible();
    expect(card.getByRole('button', { name: 'Download my data' })).toBeEnabled();
  }, 15_000);

  it('[TRU-117] shows why the data cannot be requested or downloaded', async () => {
    last = READY;
    const message = 'Too many requests. Please try again later.';
    const body = { statusCode: 429, code: 'TOO_MANY_REQUESTS', message };
    api.answer(`POST ${EXPORT}`, () => ({ status: 429, body }));
    api.answer(`GET ${EXPORT}/file`, () => {
      last = { ...READY, status: 'expired' };
      return { status: 404, body: { statusCode: 404, code: 'NOT_FOUND', message: 'Resource not found' } };
    });
    await show();
    const card = await region();
    await userEvent.click(await card.findByRole('button', { name: 'Request my data' }));
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Download my data' }));
    expect(await card.findByText('The last copy has expired.')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Download my data' })).toBeNull();
  });

  it('[TRU-117] is hidden from administrators', async () => {
    await show(anAdmin());
    expect(screen.queryByRole('region', { name: 'Your data' })).toBeNull();
  });
});
